import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { fetchClient } from '#api/baseQuery.ts';
import { call } from '#api/call.ts';

/** Longest wait for the upstream, ms: this browser's session ends anyway. */
const PATIENCE = 3000;

/** Tells the upstream to end the session of the cookie's token. Never throws. */
export async function sendLogout(): Promise<void> {
  const client = await fetchClient();
  await client?.send(call(accountEndpoints.memberLogout, {}), AbortSignal.timeout(PATIENCE));
}

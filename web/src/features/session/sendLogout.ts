import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { fetchClient } from '#api/baseQuery.ts';
import { call } from '#api/call.ts';

/** The visitor does not wait longer for the upstream: in this browser the session ends anyway. */
const PATIENCE = 3000;

/** Tells the upstream to end the session whose token is in the cookie. Never throws. */
export async function sendLogout(): Promise<void> {
  const client = await fetchClient();
  await client?.send(call(accountEndpoints.memberLogout, {}), AbortSignal.timeout(PATIENCE));
}

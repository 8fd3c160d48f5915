import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** Spreads neighbouring ids over the code space, so that a code does not tell how many accounts there are. */
const FACTOR = 2_654_435_761n;
const SPACE = 2n ** 32n;
const INVERSE = 244_002_641n;

/** The invitation code of an account. */
export function inviteOf(accountId: number): string {
  return ((BigInt(accountId) * FACTOR) % SPACE).toString(36).toUpperCase().padStart(7, '0');
}

/** Whose invitation code this is; null when nobody's. */
export function accountOfInvite(store: Store, invite: string): Account | null {
  if (!/^[0-9A-Za-z]{7}$/.test(invite)) return null;
  const id = (BigInt(Number.parseInt(invite, 36)) * INVERSE) % SPACE;
  const account = store.accounts.find(Number(id));
  return account && inviteOf(account.id) === invite.toUpperCase() ? account : null;
}

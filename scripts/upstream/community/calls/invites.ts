import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** Spreads adjacent ids over the code space, so that a code does not reveal the number of accounts. */
const FACTOR = 2_654_435_761n;
const SPACE = 2n ** 32n;
const INVERSE = 244_002_641n;

/** The invitation code of an account. */
export function inviteOf(accountId: number): string {
  return ((BigInt(accountId) * FACTOR) % SPACE).toString(36).toUpperCase().padStart(7, '0');
}

/** The account of an invitation code; null if there is none. */
export function accountOfInvite(store: Store, invite: string): Account | null {
  if (!/^[0-9A-Za-z]{7}$/.test(invite)) return null;
  const id = (BigInt(Number.parseInt(invite, 36)) * INVERSE) % SPACE;
  const account = store.accounts.find(Number(id));
  return account && inviteOf(account.id) === invite.toUpperCase() ? account : null;
}

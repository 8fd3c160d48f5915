import type { Account, Phone } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** The name of a new account, before its owner chooses one. */
export function firstName({ mobile }: Phone): string {
  return `用户${mobile.slice(-4)}`;
}

/** Gives an account a new password; all sessions end, and codes, tokens and counted tries of the phone are void. */
export async function resetPassword(
  { accounts, sessions, passwordTries, phoneCodes }: AccountRooms,
  account: Account,
  password: string,
): Promise<void> {
  await accounts.changePassword(account.id, password);
  sessions.endAll(account.id);
  passwordTries.forget(account.id);
  phoneCodes.voidAll(account);
}

/** The parts of a store that accounts are made of. */
export type AccountRooms = Pick<Store, 'accounts' | 'sessions' | 'passwordTries' | 'phoneCodes'>;

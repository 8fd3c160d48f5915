import { createAccounts } from './accounts.ts';
import { createInvitations } from './invitations.ts';
import { openBeside } from './openBeside.ts';
import { createPasswordTries } from './passwordTries.ts';
import { createPhoneCodes } from './phoneCodes.ts';
import { createSessions } from './sessions.ts';

/** The accounts of a data folder, for a command beside an upstream that may be running. Throws a one-line Error. */
export function openAccountsBeside(dataDir: string, now: () => number = Date.now) {
  const database = openBeside(dataDir);
  return {
    accounts: createAccounts(database, now),
    sessions: createSessions(database, now),
    phoneCodes: createPhoneCodes(database, now),
    passwordTries: createPasswordTries(database, now),
    invitations: createInvitations(database, now),
    close: () => database.close(),
  };
}

export type AccountStore = ReturnType<typeof openAccountsBeside>;

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAccounts } from './accounts.ts';
import { inOneLine } from './inOneLine.ts';
import { createInvitations } from './invitations.ts';
import { STEPS } from './migrate.ts';
import { DATABASE_FILE, openDatabase } from './openDatabase.ts';
import { createPasswordTries } from './passwordTries.ts';
import { createPhoneCodes } from './phoneCodes.ts';
import { lockFolder } from './processLock.ts';
import { createSessions } from './sessions.ts';

/** ms to wait for a lock; nobody waits for the command. */
const WAIT = 5_000;

/**
 * The accounts of a data folder, for a command beside an upstream that may be running. A running one owns the schema: it is
 * brought up to date only where none runs. Throws a one-line Error.
 */
export function openBeside(dataDir: string, now: () => number = Date.now) {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `${file} does not exist; set DATA_DIR to the upstream's folder, or start the upstream once.`,
    );
  }
  const database = isRunning(dataDir) ? openAsItIs(file) : openUpToDate(dataDir);
  return {
    accounts: createAccounts(database, now),
    sessions: createSessions(database, now),
    phoneCodes: createPhoneCodes(database, now),
    passwordTries: createPasswordTries(database, now),
    invitations: createInvitations(database, now),
    close: () => database.close(),
  };
}

export type AccountStore = ReturnType<typeof openBeside>;

function isRunning(dataDir: string): boolean {
  try {
    lockFolder(dataDir, 0).release();
    return false;
  } catch {
    return true;
  }
}

function openUpToDate(dataDir: string): DatabaseSync {
  const lock = lockFolder(dataDir, WAIT);
  try {
    return openDatabase(dataDir, WAIT);
  } finally {
    lock.release();
  }
}

function openAsItIs(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: WAIT });
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    if (version === STEPS.length) return database;
    database.close();
  } catch (error) {
    throw inOneLine(file, error);
  }
  throw new Error('the running upstream is of another version; start it anew first.');
}

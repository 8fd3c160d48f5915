import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from '../../database/inOneLine.ts';
import { isMigrated } from '../../database/migrate.ts';
import { lockFolder } from '../../database/processLock.ts';
import { STEPS } from './migrations.ts';
import { DATABASE_FILE, openDatabase } from './openDatabase.ts';

/** ms to wait for a running service's write; no request waits for this. */
const WAIT = 5_000;

/**
 * The database of a data folder, for a command beside an upstream that may be running. A running one owns the schema: it is
 * brought up to date only where none runs. Throws a one-line Error.
 */
export function openBeside(dataDir: string): DatabaseSync {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `${file} does not exist; set DATA_DIR to the upstream's folder, or start the upstream once.`,
    );
  }
  return isRunning(dataDir) ? openAsItIs(file) : openUpToDate(dataDir);
}

/** Runs some work on that database, and closes it. Throws a one-line Error. */
export async function besideService<Result>(
  dataDir: string,
  work: (database: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  const database = openBeside(dataDir);
  try {
    return await work(database);
  } catch (error) {
    throw inOneLine(join(dataDir, DATABASE_FILE), error);
  } finally {
    database.close();
  }
}

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
    if (isMigrated(database, STEPS)) return database;
    database.close();
  } catch (error) {
    throw inOneLine(file, error);
  }
  throw new Error('the running upstream is of another version; start it anew first.');
}

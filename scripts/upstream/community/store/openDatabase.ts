import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkPages } from '../../database/checkPages.ts';
import { inOneLine } from '../../database/inOneLine.ts';
import { makeFolder } from '../../database/makeFolder.ts';
import { migrate } from '../../database/migrate.ts';
import { STEPS } from './migrations.ts';

/** File name of the database in its folder. */
export const DATABASE_FILE = 'people.sqlite';
/** ms to wait for a lock at the start, when no request waits. */
const START_WAIT = 5_000;

/**
 * Opens `people.sqlite` in a folder (created if missing), or an in-memory database for null, at the latest schema.
 * Throws a one-line Error with advice that names an unusable file.
 */
export function openDatabase(dataDir: string | null, wait = START_WAIT): DatabaseSync {
  if (dataDir === null) return open(':memory:', wait);
  makeFolder(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  try {
    return open(file, wait);
  } catch (error) {
    throw inOneLine(file, error);
  }
}

function open(file: string, wait: number): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: wait });
  try {
    // Before the first write.
    checkPages(database);
    // Readers never wait for a writer, and a crash loses at most the last moment.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(database, STEPS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './makeFolder.ts';
import { migrate } from './migrate.ts';

const FILE = 'people.sqlite';

/**
 * Opens `people.sqlite` in a folder (made when missing), or a database in memory for null, at the newest schema. Throws
 * an Error of one line that names a file which cannot be used.
 */
export function openDatabase(dataDir: string | null): DatabaseSync {
  if (dataDir === null) return open(':memory:');
  makeFolder(dataDir);
  const file = join(dataDir, FILE);
  try {
    return open(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be used (${reason}); move it away, or set DATA_DIR to another folder.`);
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 });
  // Readers never wait for a writer, and a crash loses at most the last moment.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  migrate(database);
  return database;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';

const FILE = 'people.sqlite';

/** Opens `people.sqlite` in a folder (made when missing), or a database in memory for null, at the newest schema. */
export function openDatabase(dataDir: string | null): DatabaseSync {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir === null ? ':memory:' : join(dataDir, FILE), {
    enableForeignKeyConstraints: true,
    timeout: 5_000,
  });
  // Readers never wait for a writer, and a crash loses at most the last moment.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  migrate(database);
  return database;
}

import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from './inOneLine.ts';
import { makeFolder } from './makeFolder.ts';
import { troubleOf } from './trouble.ts';

const FILE = 'people.lock';
/** ms to wait for a stopping process: a new one may start while the old one ends. */
const WAIT = 5_000;

/** Held until released, or until its process ends in any way. */
export interface ProcessLock {
  release(): void;
}

/**
 * Makes this process the only user of a data folder, which is created if missing. The lock is a transaction on a
 * separate small database: the system ends it with the process, killed or not, and a refused process can read who holds
 * it. Throws a one-line Error that names the holder.
 */
export function lockFolder(dataDir: string, wait = WAIT): ProcessLock {
  makeFolder(dataDir);
  const file = join(dataDir, FILE);
  const database = opened(file, wait);
  try {
    // Without a write-ahead log, which would outlive a killed process.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY CHECK (id = 1), who TEXT NOT NULL)',
    );
    database.prepare('INSERT OR REPLACE INTO holder VALUES (1, ?)').run(ourselves());
    // Only committed data is visible to others; if another process gets the lock in between, it holds it.
    database.exec('COMMIT; BEGIN IMMEDIATE;');
    return { release: () => database.close() };
  } catch (error) {
    const other = troubleOf(error) === 'locked' ? holderOf(database) : null;
    database.close();
    if (other === null) throw inOneLine(file, error);
    throw new Error(
      `DATA_DIR ${dataDir} is used by another upstream (${other}); stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

function opened(file: string, timeout: number): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout });
  } catch (error) {
    throw inOneLine(file, error);
  }
}

function ourselves(): string {
  return `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;
}

function holderOf(database: DatabaseSync): string {
  try {
    return String(database.prepare('SELECT who FROM holder').get()?.['who'] ?? 'just starting');
  } catch {
    return 'just starting';
  }
}

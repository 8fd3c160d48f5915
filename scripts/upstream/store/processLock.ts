import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from './inOneLine.ts';
import { makeFolder } from './makeFolder.ts';
import { troubleOf } from './trouble.ts';

const FILE = 'people.lock';
/** ms to wait for one that is being stopped: a new process may start while the old one ends. */
const WAIT = 5_000;

/** Held until it is released, or its process ends in whatever way. */
export interface ProcessLock {
  release(): void;
}

/**
 * Makes this process the only one that uses a data folder, which is made when missing. The lock is a transaction on a small database beside the other:
 * the system ends it with the process, killed or not, and whoever is refused can read who holds it. Throws an Error of one
 * line that names the other.
 */
export function lockFolder(dataDir: string, wait = WAIT): ProcessLock {
  makeFolder(dataDir);
  const file = join(dataDir, FILE);
  const database = opened(file, wait);
  try {
    // Kept in one file: a log beside it would outlive a process that was killed.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY CHECK (id = 1), who TEXT NOT NULL)',
    );
    database.prepare('INSERT OR REPLACE INTO holder VALUES (1, ?)').run(ourselves());
    // What is not committed nobody else can read; where another comes between, it is the other's.
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

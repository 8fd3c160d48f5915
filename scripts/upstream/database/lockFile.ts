import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from './inOneLine.ts';
import { troubleOf } from './trouble.ts';

/** Held until released, or until its process ends in any way. */
export interface ProcessLock {
  release(): void;
}

/**
 * Makes this process the only holder of a file, which is created if missing. The lock is a transaction on a small
 * database: the system ends it with the process, killed or not, and a refused process can read who holds it. Throws a
 * one-line Error: `refusal` of who that is, after waiting for `wait` ms.
 */
export function lockFile(file: string, wait: number, refusal: (who: string) => string): ProcessLock {
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
    throw new Error(refusal(other));
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

import { chmodSync, closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from '../inOneLine.ts';
import { troubleOf } from '../trouble.ts';

/** It contains phone numbers and password hashes. */
const OWNER_ALONE = 0o600;
/** ms to wait for a lock; no request waits for the copy. */
const WAIT = 30_000;

/**
 * Copies a database as of one instant, during reads and writes of other processes, and flushes the copy to disk. In one
 * read transaction: a page-by-page copy would restart after each write of another process. Throws a one-line Error that
 * names the source (a full disk: the target), and leaves nothing at the target then.
 */
export function copyDatabase(source: string, target: string): void {
  try {
    writeFileSync(target, '', { mode: OWNER_ALONE });
    vacuumInto(source, target);
    chmodSync(target, OWNER_ALONE);
    flush(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw inOneLine(troubleOf(error) === 'full' ? target : source, error);
  }
}

function vacuumInto(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: WAIT });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/** Flushes a file or a folder to disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

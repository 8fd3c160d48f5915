import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from '../../database/inOneLine.ts';
import { StoreProblem } from '../../database/trouble.ts';
import { DATABASE_FILE } from './openDatabase.ts';

/** It contains phone numbers and password hashes. */
const OWNER_ALONE = 0o600;
/** ms to wait for a lock; no request waits for the copy. */
const WAIT = 30_000;

/**
 * Copies the database of a data folder to a new file as of one instant, during reads and writes; returns its size in
 * bytes. The copy gets its name once it is complete and verified. Throws a one-line Error.
 */
export function backUp(dataDir: string, target: string): number {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source))
    throw new Error(`${source} does not exist; set DATA_DIR to the upstream's folder.`);
  if (existsSync(target)) throw new Error(`${target} exists; name a file that does not.`);
  const part = `${target}.part`;
  try {
    copy(source, part);
    verify(part);
    keep(part);
    renameSync(part, target);
    return statSync(target).size;
  } catch (error) {
    rmSync(part, { force: true });
    throw inOneLine(source, error);
  }
}

/** In one read transaction: a page-by-page copy would restart after each write of another process. */
function copy(source: string, part: string): void {
  rmSync(part, { force: true });
  writeFileSync(part, '', { mode: OWNER_ALONE });
  const database = new DatabaseSync(source, { timeout: WAIT });
  try {
    database.prepare('VACUUM INTO ?').run(part);
  } finally {
    database.close();
  }
}

function verify(part: string): void {
  const database = new DatabaseSync(part, { readOnly: true });
  try {
    const finding = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (finding !== 'ok') throw new StoreProblem('corrupt', String(finding));
  } finally {
    database.close();
  }
}

/** Flushes it to disk before it gets its name. */
function keep(part: string): void {
  chmodSync(part, OWNER_ALONE);
  const file = openSync(part, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

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
import { inOneLine } from './inOneLine.ts';
import { DATABASE_FILE } from './openDatabase.ts';
import { StoreProblem } from './trouble.ts';

/** It holds phone numbers and hashes of passwords. */
const OWNER_ALONE = 0o600;
/** ms to wait for a lock; nobody waits for the copy. */
const WAIT = 30_000;

/**
 * Copies the database of a data folder to a new file as it is at one instant, while others read and write it; answers
 * with its size in bytes. The copy appears under its name when it is whole and has been checked. Throws an Error of one line.
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

/** By one read transaction: a copy page by page would begin anew with each write of another process. */
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

/** On the disk, before it has its name. */
function keep(part: string): void {
  chmodSync(part, OWNER_ALONE);
  const file = openSync(part, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

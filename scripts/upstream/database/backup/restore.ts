import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../processLock.ts';
import { type BackedUpDatabase, backupName } from './backupSets.ts';
import { flush } from './copyDatabase.ts';
import { verifyDatabase } from './verifyDatabase.ts';

export interface RestoreOptions {
  /** Folder of the backup. */
  readonly from: string;
  readonly dataDir: string;
  readonly databases: readonly BackedUpDatabase[];
  /** Epoch ms. */
  readonly now: number;
  /** ms to wait for an upstream that is stopping. */
  readonly lockWait?: number;
}

export interface Restored {
  readonly names: readonly string[];
  /** Where what was there before has been moved; null where nothing was. */
  readonly replaced: string | null;
}

/** A database and the log that belongs to it: moved together or not at all. */
const PARTS = ['', '-wal', '-shm'] as const;

/**
 * Puts the databases of a backup into a data folder whose upstream is stopped. Each is copied beside its place and
 * verified there first (every page, the schema); what was there is moved aside, not deleted. Throws a one-line Error, with
 * everything as it was, where a copy cannot be used or an upstream runs.
 */
export function restore({ from, dataDir, databases, now, lockWait }: RestoreOptions): Restored {
  const present = databases.filter(({ name }) => existsSync(join(from, name)));
  if (present.length === 0) throw new Error(`${from} is no backup: it holds none of the databases.`);
  const names = present.map(({ name }) => name);
  const lock = lockFolder(dataDir, lockWait);
  try {
    for (const { name, schema } of present) verifyDatabase(join(from, name), schema);
    for (const { name, schema } of present) {
      const copy = waiting(dataDir, name);
      copyFileSync(join(from, name), copy);
      flush(copy);
      verifyDatabase(copy, schema);
    }
    const replaced = replace(dataDir, names, join(dataDir, `replaced-${backupName(now)}`));
    return { names, replaced };
  } finally {
    for (const name of names) rmSync(waiting(dataDir, name), { force: true });
    lock.release();
  }
}

/** Moves what is there into a folder and the copies into its place; everything back where one move fails. */
function replace(dataDir: string, names: readonly string[], aside: string): string | null {
  const current = names.flatMap((name) => PARTS.map((part) => `${name}${part}`));
  const there = current.filter((name) => existsSync(join(dataDir, name)));
  const moves = [
    ...there.map((name) => [join(dataDir, name), join(aside, name)] as const),
    ...names.map((name) => [waiting(dataDir, name), join(dataDir, name)] as const),
  ];
  if (there.length > 0) mkdirSync(aside, { mode: 0o700 });
  const done: (typeof moves)[number][] = [];
  try {
    for (const move of moves) {
      renameSync(...move);
      done.push(move);
    }
  } catch (error) {
    for (const [before, after] of done.toReversed()) renameSync(after, before);
    if (there.length > 0) rmSync(aside, { recursive: true });
    throw error;
  }
  flush(dataDir);
  return there.length > 0 ? aside : null;
}

function waiting(dataDir: string, name: string): string {
  return join(dataDir, `${name}.restoring`);
}

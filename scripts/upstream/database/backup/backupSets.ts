import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A database that is backed up: its name in the data folder, and how many steps of its schema this version knows. */
export interface BackedUpDatabase {
  readonly name: string;
  readonly schema: number;
}

/** A complete backup: a folder that bears the time of its making and holds a verified copy of each database. */
export interface BackupSet {
  readonly name: string;
  readonly path: string;
  /** When it was made, epoch ms. */
  readonly at: number;
}

const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}Z)$/;
/** What a backup is called until it is complete. */
export const UNFINISHED = '.part';

/** `2026-11-28T07-30-00Z`: sorts by time, and is a file name everywhere. */
export function backupName(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/** The complete backups of a folder, newest first; none where there is no such folder. */
export function listBackups(folder: string): readonly BackupSet[] {
  return entriesOf(folder)
    .flatMap((name) => {
      const at = Date.parse(name.replace(NAME, '$1:$2:$3'));
      return NAME.test(name) && Number.isFinite(at) ? [{ name, path: join(folder, name), at }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** What was begun in a folder and never completed. */
export function listUnfinished(folder: string): readonly string[] {
  return entriesOf(folder)
    .filter((name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)))
    .map((name) => join(folder, name));
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

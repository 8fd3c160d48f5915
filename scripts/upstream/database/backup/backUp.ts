import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lockFile } from '../lockFile.ts';
import { makeFolder } from '../makeFolder.ts';
import { type BackedUpDatabase, backupName, listBackups, listUnfinished, UNFINISHED } from './backupSets.ts';
import { copyDatabase, flush } from './copyDatabase.ts';
import { verifyDatabase } from './verifyDatabase.ts';

export interface BackUpOptions {
  /** The data folder. */
  readonly dataDir: string;
  readonly databases: readonly BackedUpDatabase[];
  /** Free bytes of the disk that holds a folder; default: as the system tells. */
  readonly freeBytes?: (folder: string) => number;
}

export interface MadeBackup {
  readonly path: string;
  readonly bytes: number;
}

/** Bytes that a backup leaves free: a full disk would stop the service that it is to save. */
const RESERVE = 64 * 1024 * 1024;

/**
 * Copies the databases of a data folder, each as of one instant, during reads and writes, into a new folder. It gets its
 * name once every copy is complete and verified. Throws a one-line Error, and leaves nothing behind then.
 */
export function backUpInto(target: string, { dataDir, databases, freeBytes }: BackUpOptions): MadeBackup {
  const present = databases.filter(({ name }) => existsSync(join(dataDir, name)));
  if (present.length === 0) {
    const names = databases.map(({ name }) => name).join(' nor ');
    throw new Error(`${dataDir} holds neither ${names}; set DATA_DIR to the upstream's folder.`);
  }
  if (existsSync(target)) throw new Error(`${target} exists; name a folder that does not.`);
  makeFolder(dirname(target), 'The folder of the backup,');
  requireSpace(
    dirname(target),
    present.map(({ name }) => join(dataDir, name)),
    freeBytes,
  );
  const part = `${target}${UNFINISHED}`;
  rmSync(part, { recursive: true, force: true });
  try {
    mkdirSync(part, { mode: 0o700 });
    for (const { name, schema } of present) {
      copyDatabase(join(dataDir, name), join(part, name));
      verifyDatabase(join(part, name), schema);
    }
    flush(part);
    renameSync(part, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  return {
    path: target,
    bytes: present.reduce((sum, { name }) => sum + statSync(join(target, name)).size, 0),
  };
}

export interface BackUpOftenOptions extends BackUpOptions {
  /** Folder of all backups. */
  readonly folder: string;
  /** How many are kept, at least one. */
  readonly retained: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Makes a backup under its time in the folder of backups, and then deletes the oldest beyond `retained`: while none can be
 * made, none is deleted. Throws a one-line Error, also while another process makes one.
 */
export function backUp({ folder, retained, now, ...options }: BackUpOftenOptions): MadeBackup {
  makeFolder(folder, 'BACKUP_DIR');
  const lock = lockFile(
    join(folder, 'backup.lock'),
    0,
    (who) => `${folder} is being written to (${who}); wait for its end.`,
  );
  try {
    for (const path of listUnfinished(folder)) rmSync(path, { recursive: true, force: true });
    const made = backUpInto(join(folder, backupName(now)), options);
    // Not by its time: a clock that was set back would make the new one the oldest.
    const others = listBackups(folder).filter(({ name }) => name !== basename(made.path));
    for (const { path } of others.slice(retained - 1)) rmSync(path, { recursive: true });
    return made;
  } finally {
    lock.release();
  }
}

function requireSpace(folder: string, files: readonly string[], freeBytes = freeBytesOf): void {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const needed = files.reduce((sum, file) => sum + size(file) + size(`${file}-wal`), RESERVE);
  const free = freeBytes(folder);
  if (free < needed) {
    throw new Error(
      `${folder} has ${megabytes(free)} free and a backup needs ${megabytes(needed)}; free some space.`,
    );
  }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

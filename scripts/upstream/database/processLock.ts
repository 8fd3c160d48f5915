import { join } from 'node:path';
import { lockFile, type ProcessLock } from './lockFile.ts';
import { makeFolder } from './makeFolder.ts';

const FILE = 'people.lock';
/** ms to wait for a stopping process: a new one may start while the old one ends. */
const WAIT = 5_000;

/**
 * Makes this process the only user of a data folder, which is created if missing. Throws a one-line Error that names the
 * holder.
 */
export function lockFolder(dataDir: string, wait = WAIT): ProcessLock {
  makeFolder(dataDir);
  return lockFile(
    join(dataDir, FILE),
    wait,
    (who) =>
      `DATA_DIR ${dataDir} is used by another upstream (${who}); stop that one, or set DATA_DIR to another folder.`,
  );
}

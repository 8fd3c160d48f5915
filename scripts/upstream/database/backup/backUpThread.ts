import { parentPort, workerData } from 'node:worker_threads';
import { type BackUpOftenOptions, backUp, type MadeBackup } from './backUp.ts';

/** What the thread of a backup reports, once. */
export type BackupReport = { readonly made: MadeBackup } | { readonly reason: string };

/** A thread of its own for one backup: copying and checking some hundred megabytes would hold every answer up. */
function makeBackup(options: BackUpOftenOptions): BackupReport {
  try {
    return { made: backUp(options) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

if (parentPort) parentPort.postMessage(makeBackup(workerData as BackUpOftenOptions));

import { Worker } from 'node:worker_threads';
import type { BackUpOftenOptions, MadeBackup } from '../database/backup/backUp.ts';
import type { BackupReport } from '../database/backup/backUpThread.ts';
import { listBackups } from '../database/backup/backupSets.ts';
import type { BackupSettings } from './backupSettings.ts';
import { databases } from './databases.ts';

export interface BackUpSchedule {
  readonly settings: BackupSettings;
  readonly dataDir: string;
  /** Told in a line of each that was made. */
  readonly note: (line: string) => void;
  /** Told in a line why one could not be. */
  readonly log: (line: string) => void;
  /** Makes one; default: in a thread of its own. Rejects with a one-line Error. */
  readonly make?: (options: BackUpOftenOptions) => Promise<MadeBackup>;
}

export interface ScheduledBackups {
  /** Epoch ms of the newest complete backup; null: there is none. */
  newest(): number | null;
  /** Backups since the start that came to nothing. */
  failures(): number;
  stop(): void;
}

/** ms between two looks at whether one is due: the time of the next one outlives restarts and clocks that are set. */
const LOOK_EVERY = 60_000;
/** ms after a failure: a full disk is not filled anew each minute. */
const RETRY_AFTER = 15 * 60_000;

/** Makes a backup whenever the newest one is old enough, until it is stopped. What fails is told and tried again. */
export function backUpOften({
  settings,
  dataDir,
  note,
  log,
  make = makeInThread,
}: BackUpSchedule): ScheduledBackups {
  const { folder, every, retained } = settings;
  let failures = 0;
  let notBefore = 0;
  let isMaking = false;
  const newest = () => listBackups(folder)[0]?.at ?? null;

  function isDue(now: number, interval: number): boolean {
    const last = newest();
    // A backup of the future is of a clock that was wrong.
    return last === null || last > now || now - last >= interval;
  }

  async function look(interval: number): Promise<void> {
    const now = Date.now();
    if (isMaking || now < notBefore) return;
    isMaking = true;
    try {
      if (!isDue(now, interval)) return;
      const { path, bytes } = await make({ dataDir, databases, folder, retained, now });
      note(`backup: ${path} (${bytes} bytes, checked)`);
    } catch (error) {
      failures += 1;
      notBefore = now + RETRY_AFTER;
      log(
        `no backup was made (${error instanceof Error ? error.message : String(error)}); the older ones stay`,
      );
    } finally {
      isMaking = false;
    }
  }

  const timer = every === null ? undefined : setInterval(() => void look(every), LOOK_EVERY).unref();
  return { newest, failures: () => failures, stop: () => clearInterval(timer) };
}

function makeInThread(options: BackUpOftenOptions): Promise<MadeBackup> {
  const { promise, resolve, reject } = Promise.withResolvers<MadeBackup>();
  const thread = new Worker(new URL('../database/backup/backUpThread.ts', import.meta.url), {
    workerData: options,
  });
  thread.once('message', (reported: BackupReport) =>
    'made' in reported ? resolve(reported.made) : reject(new Error(reported.reason)),
  );
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('the thread of the backup has ended')));
  // Whoever stops the upstream does not wait: what is unfinished is deleted by the next one.
  thread.unref();
  return promise;
}

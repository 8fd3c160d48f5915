import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkPages } from '../../database/checkPages.ts';
import { inOneLine } from '../../database/inOneLine.ts';
import { makeFolder } from '../../database/makeFolder.ts';
import { migrate } from '../../database/migrate.ts';
import { troubleOf } from '../../database/trouble.ts';
import { sources } from './migrations/001-sources.ts';
import { candleSpans } from './migrations/002-candle-spans.ts';
import { liquidations } from './migrations/003-liquidations.ts';
import { samples } from './migrations/004-samples.ts';
import { news } from './migrations/005-news.ts';
import { steady } from './migrations/006-steady.ts';
import { trackRecord } from './migrations/007-track-record.ts';
import { receipts } from './migrations/008-receipts.ts';
import { futuresHours } from './migrations/009-futures-hours.ts';
import { filledHours } from './migrations/010-filled-hours.ts';
import { boughtVolumes } from './migrations/011-bought-volumes.ts';

/** The database's name in its folder, beside what people have written. */
export const MARKET_FILE = 'market.sqlite';

/** In order, for ever: a step that has been released is never edited, only followed by another. */
const STEPS: readonly string[] = [
  sources,
  candleSpans,
  liquidations,
  samples,
  news,
  steady,
  trackRecord,
  receipts,
  futuresHours,
  filledHours,
  boughtVolumes,
];

/** ms to wait for a lock at the start. */
const START_WAIT = 5_000;

export const MARKET_SCHEMA = STEPS.length;

/**
 * Opens `market.sqlite` in a folder (made when missing), or a database in memory for null. Prices can be asked
 * for again, so the service goes on without its past: a file that is damaged or no database is set aside under
 * `<name>.unusable-<ms>`, told to `log`, and a new one takes its place; a backup brings the past back. Throws an Error of
 * one line for what does not mend itself (a full disk, no right to write).
 */
export function openMarketDatabase(
  dataDir: string | null,
  now: () => number,
  log: (line: string) => void,
): DatabaseSync {
  if (dataDir === null) return open(':memory:');
  makeFolder(dataDir);
  const file = join(dataDir, MARKET_FILE);
  try {
    return open(file);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble !== 'corrupt' && trouble !== 'foreign') throw inOneLine(file, error);
    const aside = `${file}.unusable-${now()}`;
    for (const ending of ['', '-wal', '-shm']) {
      if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${aside}${ending}`);
    }
    log(
      `${file} is ${trouble === 'corrupt' ? 'damaged' : 'no database'}: set aside as ${aside}, begun anew; a backup restores it`,
    );
    return open(file);
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: START_WAIT });
  try {
    checkPages(database);
    // What a crash loses is asked for again.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(database, STEPS);
    // From now on nothing waits for another process: the thread that writes makes the prices too (`writeBehind.ts`).
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Candles by their length in minutes, and for how long they are kept (ms); days are kept for ever. */
const CANDLE_RETENTION: ReadonlyMap<number, number> = new Map([
  [1, 48 * HOUR],
  [5, 7 * DAY],
  [60, 90 * DAY],
]);

/** Answers that nobody has asked for since: of coins or pages that are gone. */
const ANSWER_RETENTION = 30 * DAY;

/** Orders by which exchanges closed positions; charts show a day of them. */
const LIQUIDATION_RETENTION = 7 * DAY;

/** Rows deleted in one statement: some milliseconds, in which nothing else is written. */
const BATCH = 2_000;

/** Deletes what has been kept for its time, a batch at a time; stops early at the signal. */
export function createMarketRetention(database: DatabaseSync, now: () => number) {
  const candles = database.prepare(
    `DELETE FROM candles WHERE (code, minutes, time) IN
       (SELECT code, minutes, time FROM candles WHERE minutes = ? AND time < ? LIMIT ${BATCH})`,
  );
  const answers = database.prepare(
    `DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers WHERE fetched_at < ? LIMIT ${BATCH})`,
  );
  const liquidations = database.prepare(
    `DELETE FROM liquidations WHERE rowid IN (SELECT rowid FROM liquidations WHERE time < ? LIMIT ${BATCH})`,
  );
  const liquidationHours = database.prepare('DELETE FROM liquidation_hours WHERE hour < ?');
  const batches = [
    ...[...CANDLE_RETENTION].map(
      ([minutes, keptFor]) =>
        () =>
          candles.run(minutes, now() - keptFor),
    ),
    () => answers.run(now() - ANSWER_RETENTION),
    () => liquidations.run(now() - LIQUIDATION_RETENTION),
    () => liquidationHours.run(now() - LIQUIDATION_RETENTION),
  ];
  return async (signal?: AbortSignal): Promise<void> => {
    for (const remove of batches) {
      while (!signal?.aborted && Number(remove().changes) === BATCH) await nextTurn();
    }
  };
}

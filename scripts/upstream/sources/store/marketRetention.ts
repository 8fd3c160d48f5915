import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RECORD_DAYS } from '@coinmirror/shared/contract/trackRecord.ts';
import { inTransaction } from '../../database/transaction.ts';
import { CANDLE_RETENTION } from './candles.ts';
import { FUTURES_HOURS_RETENTION } from './futuresHours.ts';
import { newsIdBefore } from './news.ts';
import { SAMPLE_RETENTION } from './samples.ts';

const DAY = 86_400_000;

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
  const goneSpans = database.prepare('DELETE FROM candle_spans WHERE minutes = ? AND ends <= ?');
  const cutSpans = database.prepare('UPDATE candle_spans SET begins = ? WHERE minutes = ? AND begins < ?');
  /** What is deleted is no longer answered for, at the same moment. */
  const removeCandles = (minutes: number, before: number) =>
    inTransaction(database, () => {
      goneSpans.run(minutes, before);
      cutSpans.run(before, minutes, before);
      return candles.run(minutes, before);
    });
  const samples = database.prepare(
    `DELETE FROM samples WHERE (kind, time, subject) IN
       (SELECT kind, time, subject FROM samples WHERE kind = ? AND time < ? LIMIT ${BATCH})`,
  );
  const liquidations = database.prepare(
    `DELETE FROM liquidations WHERE rowid IN (SELECT rowid FROM liquidations WHERE time < ? LIMIT ${BATCH})`,
  );
  const news = database.prepare(
    `DELETE FROM news WHERE id IN (SELECT id FROM news WHERE id < ? LIMIT ${BATCH})`,
  );
  const futuresHours = database.prepare(
    `DELETE FROM futures_hours WHERE (hour, code, venue) IN
       (SELECT hour, code, venue FROM futures_hours WHERE hour < ? LIMIT ${BATCH})`,
  );
  // A hundred rows a day: an hourly sweep finds a day's worth at most.
  const sourceDays = database.prepare('DELETE FROM source_days WHERE day < ?');
  const venueDays = database.prepare('DELETE FROM venue_days WHERE day < ?');
  const liquidationHours = database.prepare('DELETE FROM liquidation_hours WHERE hour < ?');
  const batches = [
    ...[...CANDLE_RETENTION].map(
      ([minutes, cachedFor]) =>
        () =>
          removeCandles(minutes, now() - cachedFor),
    ),
    ...Object.entries(SAMPLE_RETENTION).map(
      ([kind, cachedFor]) =>
        () =>
          samples.run(kind, now() - cachedFor),
    ),
    () => answers.run(now() - ANSWER_RETENTION),
    () => news.run(newsIdBefore(now())),
    () => liquidations.run(now() - LIQUIDATION_RETENTION),
    () => futuresHours.run(now() - FUTURES_HOURS_RETENTION),
    () => liquidationHours.run(now() - LIQUIDATION_RETENTION),
    () => sourceDays.run(now() - RECORD_DAYS * DAY),
    () => venueDays.run(now() - RECORD_DAYS * DAY),
  ];
  return async (signal?: AbortSignal): Promise<void> => {
    for (const remove of batches) {
      while (!signal?.aborted && Number(remove().changes) === BATCH) await nextTurn();
    }
  };
}

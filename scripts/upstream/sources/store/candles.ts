import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Candle } from '../../ports/candles.ts';
import type { WriteBehind } from './writeBehind.ts';

const DAY = 86_400_000;

const row = v.pipe(
  v.object({
    time: v.number(),
    open: v.number(),
    high: v.number(),
    low: v.number(),
    close: v.number(),
    volume: v.number(),
    turnover: v.number(),
    bought: v.nullable(v.number()),
  }),
  v.transform(({ bought, ...candle }): Candle => (bought === null ? candle : { ...candle, bought })),
);

/** Opening times from `from` until before `to`, epoch ms. */
export interface OpeningSpan {
  readonly from: number;
  readonly to: number;
}

const spanRow = v.object({ from: v.number(), to: v.number() });

/** What a candle takes in memory, about. */
const CANDLE_BYTES = 128;

const COLUMNS = 'time, open, high, low, close, volume, turnover, bought';

/** For how long candles are kept by their length in minutes, ms; days are kept for ever. */
export const CANDLE_RETENTION: ReadonlyMap<number, number> = new Map([
  [1, 2 * DAY],
  [5, 7 * DAY],
  [15, 30 * DAY],
  [60, 90 * DAY],
]);

/**
 * Closed candles by code (a coin's, or a ticker id) and length in minutes, and the spans that a venue has answered for:
 * a candle that is missing within one was reported by nobody and is not asked for again.
 */
export function createCandleStore(database: DatabaseSync, writes: WriteBehind) {
  const before = query(
    database.prepare(
      `SELECT ${COLUMNS} FROM candles WHERE code = ? AND minutes = ? AND time < ? ORDER BY time DESC LIMIT ?`,
    ),
    row,
  );
  const between = query(
    database.prepare(
      `SELECT ${COLUMNS} FROM candles WHERE code = ? AND minutes = ? AND time >= ? AND time < ? ORDER BY time`,
    ),
    row,
  );
  const put = database.prepare(
    `INSERT OR REPLACE INTO candles (code, minutes, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const spans = query(
    database.prepare(
      'SELECT begins AS "from", ends AS "to" FROM candle_spans WHERE code = ? AND minutes = ? ORDER BY begins',
    ),
    spanRow,
  );
  const putSpan = database.prepare('INSERT INTO candle_spans VALUES (?, ?, ?, ?)');
  const removeSpans = database.prepare(
    'DELETE FROM candle_spans WHERE code = ? AND minutes = ? AND begins <= ? AND ends >= ?',
  );
  const covered = (code: string, minutes: number) => spans.all(code, minutes);

  function write(code: string, minutes: number, candles: readonly Candle[]): void {
    for (const { time, open, high, low, close, volume, turnover, bought = null } of candles) {
      put.run(code, minutes, time, open, high, low, close, volume, turnover, bought);
    }
  }

  return {
    /** The last `limit` candles that open before `end` (epoch ms), oldest first. */
    list(code: string, minutes: number, end: number, limit: number): readonly Candle[] {
      return before.all(code, minutes, end, limit).toReversed();
    },
    /** Keeps closed candles; one of the same time takes the place of the old one. */
    save(code: string, minutes: number, candles: readonly Candle[]): void {
      inTransaction(database, () => write(code, minutes, candles));
    },
    /** Candles that open within a span, oldest first. */
    between(code: string, minutes: number, { from, to }: OpeningSpan): readonly Candle[] {
      return between.all(code, minutes, from, to);
    },
    /** Spans that a venue has answered for, oldest first; they do not touch each other. */
    covered,
    /** Keeps what a venue has reported on a span: its closed candles, all there are. False: not yet. */
    cover(code: string, minutes: number, span: OpeningSpan, candles: readonly Candle[]): boolean {
      const name = `candles ${code} ${minutes} ${span.from} ${span.to}`;
      return writes.write(
        name,
        () =>
          inTransaction(database, () => {
            write(code, minutes, candles);
            const touching = covered(code, minutes).filter(
              ({ from, to }) => from <= span.to && to >= span.from,
            );
            const from = Math.min(span.from, ...touching.map((one) => one.from));
            const to = Math.max(span.to, ...touching.map((one) => one.to));
            removeSpans.run(code, minutes, span.to, span.from);
            putSpan.run(code, minutes, from, to);
          }),
        candles.length * CANDLE_BYTES,
      );
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { Candle } from '@coinmirror/handlers/ports/candles.ts';
import * as v from 'valibot';
import { query } from '../../store/rows.ts';
import { inTransaction } from '../../store/transaction.ts';

const row = v.object({
  time: v.number(),
  open: v.number(),
  high: v.number(),
  low: v.number(),
  close: v.number(),
  volume: v.number(),
  turnover: v.number(),
});

const COLUMNS = 'time, open, high, low, close, volume, turnover';

/** Closed candles by code (a coin's, or a ticker id) and length in minutes. */
export function createCandleBook(database: DatabaseSync) {
  const before = query(
    database.prepare(
      `SELECT ${COLUMNS} FROM candles WHERE code = ? AND minutes = ? AND time < ? ORDER BY time DESC LIMIT ?`,
    ),
    row,
  );
  const put = database.prepare('INSERT OR REPLACE INTO candles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    /** The last `limit` candles that open before `end` (epoch ms), oldest first. */
    list(code: string, minutes: number, end: number, limit: number): readonly Candle[] {
      return before.all(code, minutes, end, limit).toReversed();
    },
    /** Keeps closed candles; one of the same time takes the place of the old one. */
    keep(code: string, minutes: number, candles: readonly Candle[]): void {
      inTransaction(database, () => {
        for (const { time, open, high, low, close, volume, turnover } of candles) {
          put.run(code, minutes, time, open, high, low, close, volume, turnover);
        }
      });
    },
  };
}

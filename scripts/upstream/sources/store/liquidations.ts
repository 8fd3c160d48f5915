import type { DatabaseSync } from 'node:sqlite';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { LiquidationOrder } from '../../ports/liquidations.ts';
import type { WriteBehind } from './writeBehind.ts';

const row = v.object({
  id: v.string(),
  coinCode: v.string(),
  exchange: v.string(),
  time: v.number(),
  side: v.picklist(['long', 'short']),
  price: v.number(),
  usd: v.number(),
});

/** Positions closed by force, as far as exchanges told us. Times in epoch ms. */
export function createLiquidationStore(database: DatabaseSync, writes: WriteBehind) {
  const since = query(
    database.prepare(
      `SELECT venue || '-' || id AS id, venue AS exchange, code AS coinCode, time, side, price, usd FROM liquidations
       WHERE code = ? AND time >= ? ORDER BY time DESC, id`,
    ),
    row,
  );
  const counted = query(
    database.prepare(
      `SELECT liquidations.venue || '-' || id AS id, liquidations.venue AS exchange, code AS coinCode, time, side, price, usd FROM liquidations
       JOIN liquidation_hours ON hour = time - time % ${HOUR} AND liquidation_hours.venue = liquidations.venue
       WHERE code = ? AND time >= ?`,
    ),
    row,
  );
  const heard = query(
    database.prepare('SELECT DISTINCT hour AS value FROM liquidation_hours WHERE hour >= ? ORDER BY hour'),
    numberRow,
  );
  const heardBy = query(
    database.prepare('SELECT hour, venue FROM liquidation_hours WHERE hour >= ?'),
    v.object({ hour: v.number(), venue: v.string() }),
  );
  const byVenue = query(
    database.prepare(
      `SELECT liquidations.venue AS venue, code, side, SUM(usd) AS usd FROM liquidations
       JOIN liquidation_hours ON hour = time - time % ${HOUR} AND liquidation_hours.venue = liquidations.venue
       WHERE time >= ? GROUP BY liquidations.venue, code, side`,
    ),
    v.object({ venue: v.string(), code: v.string(), side: row.entries.side, usd: v.number() }),
  );
  const within = query(
    database.prepare(
      'SELECT venue, code, side, SUM(usd) AS usd FROM liquidations WHERE time >= ? AND time < ? GROUP BY venue, code, side',
    ),
    v.object({ venue: v.string(), code: v.string(), side: row.entries.side, usd: v.number() }),
  );
  const put = database.prepare('INSERT OR IGNORE INTO liquidations VALUES (?, ?, ?, ?, ?, ?, ?)');
  let reported = 0;
  const hear = database.prepare('INSERT OR IGNORE INTO liquidation_hours VALUES (?, ?)');
  return {
    /** Those of a coin from an instant on, newest first. */
    since: (code: string, from: number): readonly LiquidationOrder[] => since.all(code, from),
    /** The same, in any order, of the hours alone in which their venue was heard. */
    counted: (code: string, from: number): readonly LiquidationOrder[] => counted.all(code, from),
    /** Starts of the hours from an instant on in which any exchange was heard, oldest first. */
    hours: (from: number): readonly number[] => heard.all(from),
    /** Each venue with each hour from an instant on in which it was heard. */
    hoursByVenue: (from: number) => heardBy.all(from),
    /** Sums by venue, coin and side from an instant on, over the hours in which the venue was heard. */
    sums: (from: number) => byVenue.all(from),
    /** Sums by venue, coin and side from one instant until before another. */
    sumsWithin: (from: number, to: number) => within.all(from, to),
    /**
     * Keeps what a venue reported, and an hour (its start) as heard; null where it was not heard since its beginning. An order
     * it reported before stays as it is.
     */
    save(venue: string, hour: number | null, orders: readonly LiquidationOrder[]): void {
      reported += 1;
      writes.write(`liquidations ${reported}`, () =>
        inTransaction(database, () => {
          if (hour !== null) hear.run(hour, venue);
          for (const { id, coinCode, time, side, price, usd } of orders) {
            put.run(venue, id, coinCode, time, side, price, usd);
          }
        }),
      );
    },
  };
}

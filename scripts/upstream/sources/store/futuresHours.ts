import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { WriteBehind } from './writeBehind.ts';

/** ms: hours are kept for so long. */
export const FUTURES_HOURS_RETENTION = 180 * 86_400_000;

/** A coin's futures on a venue in an hour, as far as they are known. */
export interface FuturesHour {
  readonly code: string;
  readonly venue: string;
  /** USD. */
  readonly interest?: number | null;
  /** % per eight hours. */
  readonly funding?: number | null;
  /** %. */
  readonly basis?: number | null;
  /** Long share of accounts, 0–1. */
  readonly accounts?: number | null;
  /** USD closed by force within the hour. */
  readonly liquidatedLong?: number | null;
  readonly liquidatedShort?: number | null;
}

const row = v.object({
  venue: v.string(),
  interest: v.nullable(v.number()),
  funding: v.nullable(v.number()),
  basis: v.nullable(v.number()),
  accounts: v.nullable(v.number()),
  liquidatedLong: v.nullable(v.number()),
  liquidatedShort: v.nullable(v.number()),
  /** Whether the venue told its open interest later, of its own past. */
  isFilled: v.pipe(
    v.number(),
    v.transform((filled) => filled === 1),
  ),
});

/** Futures by hour and venue. */
export function createFuturesHoursStore(database: DatabaseSync, writes: WriteBehind) {
  const of = query(
    database.prepare(
      `SELECT venue, interest, funding, basis, accounts, liquidated_long AS liquidatedLong, liquidated_short AS liquidatedShort,
         COALESCE(filled, 0) AS isFilled
       FROM futures_hours WHERE hour = ? AND code = ? ORDER BY venue`,
    ),
    row,
  );
  // The first reading of an hour stays; what is told later in it is added.
  const put = database.prepare(
    `INSERT INTO futures_hours (hour, code, venue, interest, funding, basis, accounts, liquidated_long, liquidated_short)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
       interest = COALESCE(interest, excluded.interest), funding = COALESCE(funding, excluded.funding),
       basis = COALESCE(basis, excluded.basis), accounts = COALESCE(accounts, excluded.accounts),
       liquidated_long = COALESCE(liquidated_long, excluded.liquidated_long),
       liquidated_short = COALESCE(liquidated_short, excluded.liquidated_short)`,
  );
  const fill = database.prepare(
    `INSERT INTO futures_hours (hour, code, venue, interest, filled) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET interest = excluded.interest, filled = 1 WHERE interest IS NULL`,
  );
  const known = query(
    database.prepare(
      'SELECT hour AS value FROM futures_hours WHERE hour >= ? AND code = ? AND venue = ? AND interest IS NOT NULL',
    ),
    numberRow,
  );
  let saved = 0;
  return {
    /** The venues of a coin in an hour (its beginning, epoch ms). */
    of: (code: string, hour: number) => of.all(hour, code),
    /** The hours since one (epoch ms) in which the open interest of a coin on a venue is known. */
    interestHours: (code: string, venue: string, since: number): ReadonlySet<number> =>
      new Set(known.all(since, code, venue)),
    /** Keeps what a venue tells of its own past, USD by hour (epoch ms), where nothing is known. */
    fill(code: string, venue: string, interest: ReadonlyMap<number, number>): void {
      saved += 1;
      writes.write(`futures hours ${saved}`, () =>
        inTransaction(database, () => {
          for (const [hour, value] of interest) fill.run(hour, code, venue, value);
        }),
      );
    },
    /** Keeps what is known of an hour. */
    save(hour: number, hours: readonly FuturesHour[]): void {
      saved += 1;
      writes.write(`futures hours ${saved}`, () =>
        inTransaction(database, () => {
          for (const one of hours) {
            const { code, venue, interest = null, funding = null, basis = null, accounts = null } = one;
            const { liquidatedLong = null, liquidatedShort = null } = one;
            put.run(hour, code, venue, interest, funding, basis, accounts, liquidatedLong, liquidatedShort);
          }
        }),
      );
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { WriteBehind } from './writeBehind.ts';

/** What is sampled: a kind is kept for so long (ms). */
export const SAMPLE_RETENTION = {
  /** Gas prices in Gwei, by offer. */
  gas: 35 * 86_400_000,
  /** Search interest by coin, on each UTC day. */
  searches: 400 * 86_400_000,
  /** Circulating coins, on each UTC day. */
  supply: 400 * 86_400_000,
  /** Derivatives volume of exchanges in USD, on each UTC day. */
  futures: 400 * 86_400_000,
} as const;

export type SampleKind = keyof typeof SAMPLE_RETENTION;

/** All numbers of a kind at one instant (epoch ms), by subject. */
export interface Sample {
  readonly time: number;
  readonly values: ReadonlyMap<string, number>;
}

const row = v.object({ time: v.number(), subject: v.string(), value: v.number() });

/** Numbers that were sampled, by kind, time and subject. */
export function createSampleStore(database: DatabaseSync, writes: WriteBehind) {
  const between = query(
    database.prepare(
      'SELECT time, subject, value FROM samples WHERE kind = ? AND time >= ? AND time <= ? ORDER BY time',
    ),
    row,
  );
  const put = database.prepare('INSERT OR REPLACE INTO samples VALUES (?, ?, ?, ?)');
  return {
    /** The samples of a kind from one instant to another (epoch ms), both included; oldest first. */
    between(kind: SampleKind, from: number, to: number): readonly Sample[] {
      const byTime = Map.groupBy(between.all(kind, from, to), ({ time }) => time);
      return [...byTime].map(([time, rows]) => ({
        time,
        values: new Map(rows.map(({ subject, value }) => [subject, value])),
      }));
    },
    /** Keeps what was sampled at an instant; a number of the same time takes the place of the old one. */
    save(kind: SampleKind, { time, values }: Sample): void {
      writes.write(`samples ${kind} ${time}`, () =>
        inTransaction(database, () => {
          for (const [subject, value] of values) put.run(kind, subject, time, value);
        }),
      );
    },
  };
}

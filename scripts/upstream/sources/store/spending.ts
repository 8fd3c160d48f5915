import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { BucketState } from '../net/tokenBucket.ts';
import { createLastKnown } from './lastKnown.ts';
import type { WriteBehind } from './writeBehind.ts';

/** What has been spent of a source's limits. */
export interface Spending {
  readonly bucket: BucketState;
  /** Month in UTC, `2026-03`. */
  readonly month: string;
  /** Calls in that month, answered or not. */
  readonly calls: number;
}

const row = v.pipe(
  v.object({ tokens: v.number(), at: v.number(), month: v.string(), calls: v.number() }),
  v.transform(({ tokens, at, month, calls }): Spending => ({ bucket: { tokens, at }, month, calls })),
);

/** Spending by source; kept, so that a restart does not begin a new month's budget. */
export function createSpendingStore(database: DatabaseSync, writes: WriteBehind) {
  const find = query(database.prepare('SELECT tokens, at, month, calls FROM spending WHERE source = ?'), row);
  const put = database.prepare('INSERT OR REPLACE INTO spending VALUES (?, ?, ?, ?, ?)');
  const known = createLastKnown('spending', writes, find.one);
  return {
    find: known.find,
    save(source: string, spending: Spending): void {
      const { bucket, month, calls } = spending;
      known.save(source, spending, () => put.run(source, bucket.tokens, bucket.at, month, calls));
    },
  };
}

/** The month of an instant in UTC, `2026-03`. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

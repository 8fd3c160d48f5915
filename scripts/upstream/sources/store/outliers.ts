import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { WriteBehind } from './writeBehind.ts';

/** A slow number whose last reading is not believed. Times are epoch ms. */
export interface Outlier {
  /** The number that stands; null where none was ever believed. */
  readonly believed: number | null;
  readonly odd: number;
  /** Readings in a row that agree with the odd one. */
  readonly readings: number;
  readonly since: number;
  /** When the last one came. */
  readonly at: number;
}

const row = v.pipe(
  v.object({
    subject: v.string(),
    believed: v.nullable(v.number()),
    odd: v.number(),
    readings: v.number(),
    since: v.number(),
    at: v.number(),
  }),
  v.transform(({ subject, ...reading }): readonly [string, Outlier] => [subject, reading]),
);

/** Odd readings by what they are of; kept, so that a restart does not believe the answer that it finds. */
export function createOutlierStore(database: DatabaseSync, writes: WriteBehind) {
  const all = query(database.prepare('SELECT * FROM steady ORDER BY subject'), row);
  const put = database.prepare('INSERT OR REPLACE INTO steady VALUES (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM steady WHERE subject = ?');
  return {
    all: (): ReadonlyMap<string, Outlier> => new Map(all.all()),
    save(subject: string, { believed, odd, readings, since, at }: Outlier): void {
      writes.write(`odd ${subject}`, () => put.run(subject, believed, odd, readings, since, at));
    },
    release(subject: string): void {
      writes.write(`odd ${subject}`, () => remove.run(subject));
    },
  };
}

export type OutlierStore = ReturnType<typeof createOutlierStore>;

import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { WriteBehind } from './writeBehind.ts';

/** A number that is not believed, until three readings in a row agree again. */
export interface Suspicion {
  /** What was read last. */
  readonly value: number;
  /** Readings in a row that were off (before) or that agreed (since). */
  readonly count: number;
  readonly isHeld: boolean;
  readonly reason: string;
  /** Epoch ms of the first reading that was off. */
  readonly since: number;
}

const row = v.pipe(
  v.object({
    subject: v.string(),
    value: v.number(),
    reason: v.string(),
    since: v.number(),
    agreed: v.number(),
  }),
  v.transform(({ subject, value, reason, since, agreed }): readonly [string, Suspicion] => [
    subject,
    { value, reason, since, count: agreed, isHeld: true },
  ]),
);

/** Numbers that are held back, by where they are from and what they are of; kept, so that a restart does not believe them. */
export function createQuarantineStore(database: DatabaseSync, writes: WriteBehind) {
  const all = query(
    database.prepare('SELECT subject, value, reason, since, agreed FROM quarantine WHERE source = ?'),
    row,
  );
  const put = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM quarantine WHERE source = ? AND subject = ?');
  return {
    all: (source: string): ReadonlyMap<string, Suspicion> => new Map(all.all(source)),
    save(source: string, subject: string, { value, reason, since, count }: Suspicion): void {
      const name = `quarantine ${source} ${subject}`;
      writes.write(name, () => put.run(source, subject, value, reason, since, count));
    },
    release(source: string, subject: string): void {
      writes.write(`quarantine ${source} ${subject}`, () => remove.run(source, subject));
    },
  };
}

export type QuarantineStore = ReturnType<typeof createQuarantineStore>;

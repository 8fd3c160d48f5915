import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { type BreakerState, CLOSED } from '../net/breaker.ts';
import { type FailureKind, failureKinds } from '../net/failure.ts';
import { createLastKnown } from './lastKnown.ts';
import type { WriteBehind } from './writeBehind.ts';

const row = v.pipe(
  v.object({
    failures: v.number(),
    until: v.number(),
    kind: v.nullable(v.string()),
    detail: v.nullable(v.string()),
  }),
  v.transform(({ failures, until, kind, detail }): BreakerState => {
    const reason = kind !== null && isKind(kind) ? { kind, detail: detail ?? '' } : null;
    return { failures, until, reason };
  }),
);

function isKind(text: string): text is FailureKind {
  return Object.hasOwn(failureKinds, text);
}

/** Breakers by source; kept, so that a restart does not ask again who asked for two hours of silence. */
export function createBreakerStore(database: DatabaseSync, writes: WriteBehind) {
  const find = query(
    database.prepare('SELECT failures, until, kind, detail FROM breakers WHERE source = ?'),
    row,
  );
  const put = database.prepare('INSERT OR REPLACE INTO breakers VALUES (?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM breakers WHERE source = ?');
  const known = createLastKnown('breaker', writes, find.one);
  return {
    find: (source: string): BreakerState => known.find(source) ?? CLOSED,
    save(source: string, state: BreakerState): void {
      const { failures, until, reason } = state;
      known.save(source, state, () =>
        put.run(source, failures, until, reason?.kind ?? null, reason?.detail ?? null),
      );
    },
    close: (source: string): void => known.save(source, null, () => remove.run(source)),
  };
}

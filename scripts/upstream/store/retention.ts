import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TRIES_WINDOW } from './passwordTries.ts';

const DAY = 24 * 3_600_000;
/** Rows deleted in one statement: some milliseconds, in which nobody else is answered. */
const BATCH = 500;

interface Retention {
  readonly table: string;
  readonly key: string;
  /** The column that says of when a row is, or when it ends. */
  readonly time: string;
  /** ms after that. */
  readonly keptFor: number;
}

/** What is kept for a time alone, and how long. What its writer can delete is not among it. */
export const RETENTION: readonly Retention[] = [
  // A code ends after five minutes; a day answers who asks why none came.
  { table: 'sms_codes', key: 'id', time: 'created_at', keptFor: DAY },
  // Past its end a token opens nothing.
  { table: 'phone_tokens', key: 'token_hash', time: 'expires_at', keptFor: 0 },
  { table: 'sessions', key: 'token_hash', time: 'expires_at', keptFor: 0 },
  { table: 'password_tries', key: 'account_id', time: 'began_at', keptFor: TRIES_WINDOW },
  // Hot searches look back weeks, a season at most.
  { table: 'search_records', key: 'id', time: 'created_at', keptFor: 90 * DAY },
];

/** Deletes what has been kept for its time. */
export function createRetention(database: DatabaseSync, now: () => number) {
  const batches = RETENTION.map(({ table, key, time, keptFor }) => {
    const remove = database.prepare(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} <= ? LIMIT ${BATCH})`,
    );
    return () => Number(remove.run(now() - keptFor).changes);
  });

  return {
    /** Deletes all that is due, a batch at a time with others answered in between; stops early at the signal. */
    async sweep(signal?: AbortSignal): Promise<void> {
      for (const removeBatch of batches) {
        while (!signal?.aborted && removeBatch() === BATCH) await nextTurn();
      }
    },
  };
}

export type RetentionSweeper = ReturnType<typeof createRetention>;

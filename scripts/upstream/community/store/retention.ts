import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TRIES_WINDOW } from './passwordTries.ts';

const DAY = 24 * 3_600_000;
/** Rows deleted per statement: a few milliseconds, during which nothing else is answered. */
const BATCH = 500;

interface Retention {
  readonly table: string;
  readonly key: string;
  /** The column with the row's creation or expiry time. */
  readonly time: string;
  /** Retention after that time, ms. */
  readonly retainedFor: number;
}

/** Retention periods. What its author can delete is not included. */
export const RETENTION: readonly Retention[] = [
  // A code expires after five minutes; a day of history helps to answer why none arrived.
  { table: 'sms_codes', key: 'id', time: 'created_at', retainedFor: DAY },
  // An expired token is useless.
  { table: 'phone_tokens', key: 'token_hash', time: 'expires_at', retainedFor: 0 },
  { table: 'sessions', key: 'token_hash', time: 'expires_at', retainedFor: 0 },
  { table: 'invitations', key: 'token_hash', time: 'expires_at', retainedFor: 0 },
  { table: 'password_tries', key: 'account_id', time: 'began_at', retainedFor: TRIES_WINDOW },
  // A week answers why a message did not arrive.
  { table: 'alert_deliveries', key: 'id', time: 'created_at', retainedFor: 7 * DAY },
  // Hot searches use weeks of history, at most a season.
  { table: 'search_records', key: 'id', time: 'created_at', retainedFor: 90 * DAY },
];

/** Deletes rows past their retention. */
export function createRetention(database: DatabaseSync, now: () => number) {
  const batches = RETENTION.map(({ table, key, time, retainedFor }) => {
    const remove = database.prepare(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} <= ? LIMIT ${BATCH})`,
    );
    return () => Number(remove.run(now() - retainedFor).changes);
  });

  return {
    /** Deletes all expired rows, in batches with other work in between; stops early at the signal. */
    async sweep(signal?: AbortSignal): Promise<void> {
      for (const removeBatch of batches) {
        while (!signal?.aborted && removeBatch() === BATCH) await nextTurn();
      }
    },
  };
}

export type RetentionSweeper = ReturnType<typeof createRetention>;

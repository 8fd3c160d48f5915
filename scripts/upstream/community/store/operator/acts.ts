import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../../database/rows.ts';
import { inTransaction } from '../../../database/transaction.ts';

/** What the operator does; each is logged. */
export type ActName = 'done' | 'reopen' | 'files' | 'hide' | 'unhide' | 'lock' | 'unlock';

export interface Act {
  /** Epoch ms. */
  readonly at: number;
  /** The user of the operating system. */
  readonly who: string;
  readonly act: string;
  /** Number of a message, or id of a comment or an account. */
  readonly target: number;
  readonly reason: string;
}

const actRow = v.object({
  at: v.number(),
  who: v.string(),
  act: v.string(),
  target: v.number(),
  reason: v.string(),
});

/**
 * Changes of the operator. Each is one transaction with its line in the log, and takes effect on the next call of a
 * running service, which reads the same file.
 */
export function createActs(database: DatabaseSync, who: string, now: () => number) {
  const log = database.prepare(
    'INSERT INTO operator_acts (at, who, act, target, reason) VALUES (?, ?, ?, ?, ?)',
  );
  const acts = query(
    database.prepare('SELECT at, who, act, target, reason FROM operator_acts ORDER BY id DESC LIMIT ?'),
    actRow,
  );
  const endSessions = database.prepare('DELETE FROM sessions WHERE account_id = ?');
  const changes: Readonly<Record<Exclude<ActName, 'files'>, (target: number) => number | bigint>> = {
    done: timed('UPDATE inbox SET done_at = ? WHERE number = ? AND done_at IS NULL'),
    reopen: plain('UPDATE inbox SET done_at = NULL WHERE number = ? AND done_at IS NOT NULL'),
    hide: timed('UPDATE comments SET hidden_at = ? WHERE id = ? AND hidden_at IS NULL'),
    unhide: plain('UPDATE comments SET hidden_at = NULL WHERE id = ? AND hidden_at IS NOT NULL'),
    lock: timed(
      'INSERT INTO account_locks (locked_at, account_id) SELECT ?, id FROM accounts WHERE id = ? ON CONFLICT DO NOTHING',
    ),
    unlock: plain('DELETE FROM account_locks WHERE account_id = ?'),
  };
  const record = (act: ActName, target: number, reason: string) =>
    void log.run(now(), who, act, target, reason);

  return {
    /** False, and nothing logged, if there is no such target, or it is in that state already. */
    apply(act: Exclude<ActName, 'files'>, target: number, reason: string): boolean {
      return inTransaction(database, () => {
        if (Number(changes[act](target)) === 0) return false;
        if (act === 'lock') endSessions.run(target);
        record(act, target, reason);
        return true;
      });
    },
    record,
    /** Newest first. */
    list: (limit: number): readonly Act[] => acts.all(limit),
  };

  function timed(sql: string) {
    const statement = database.prepare(sql);
    return (target: number) => statement.run(now(), target).changes;
  }

  function plain(sql: string) {
    const statement = database.prepare(sql);
    return (target: number) => statement.run(target).changes;
  }
}

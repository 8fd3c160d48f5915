import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';

/** More than typing errors explain; after that one guess every two minutes, so a list of passwords takes months. */
const MOST_WRONG = 5;
export const TRIES_WINDOW = 10 * 60_000;

const triesRow = v.object({ tries: v.number(), began_at: v.number() });

/** Number of wrong current passwords given by an account's logged-in user; survives a restart. */
export function createPasswordTries(database: DatabaseSync, now: () => number) {
  const count = query(
    database.prepare(
      `INSERT INTO password_tries (account_id, tries, began_at) VALUES (?1, 1, ?2)
       ON CONFLICT DO UPDATE SET
         tries = CASE WHEN began_at <= ?3 OR began_at > ?2 THEN 1 ELSE tries + 1 END,
         began_at = CASE WHEN began_at <= ?3 OR began_at > ?2 THEN ?2 ELSE began_at END
       RETURNING tries, began_at`,
    ),
    triesRow,
  );
  const forget = database.prepare('DELETE FROM password_tries WHERE account_id = ?');

  return {
    /**
     * Counts an attempt before checking it, so that concurrent ones are counted too. Returns 0, or the ms until the
     * next attempt is allowed. A window that begins ahead was begun before the clock was set back, and is over.
     */
    begin(accountId: number): number {
      const row = count.one(accountId, now(), now() - TRIES_WINDOW);
      return row === null || row.tries <= MOST_WRONG ? 0 : row.began_at + TRIES_WINDOW - now();
    },
    /** The password was right: earlier errors were the owner's. */
    forget(accountId: number): void {
      forget.run(accountId);
    },
  };
}

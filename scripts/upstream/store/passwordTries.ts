import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from './rows.ts';

/** More than anybody mistypes, and from then on a guess every two minutes: a list of passwords takes months. */
const MOST_WRONG = 5;
export const TRIES_WINDOW = 10 * 60_000;

const triesRow = v.object({ tries: v.number(), began_at: v.number() });

/** How often the current password of an account was given wrongly by who is logged in to it; survives a restart. */
export function createPasswordTries(database: DatabaseSync, now: () => number) {
  const count = query(
    database.prepare(
      `INSERT INTO password_tries (account_id, tries, began_at) VALUES (?1, 1, ?2)
       ON CONFLICT DO UPDATE SET
         tries = CASE WHEN began_at <= ?3 THEN 1 ELSE tries + 1 END,
         began_at = CASE WHEN began_at <= ?3 THEN ?2 ELSE began_at END
       RETURNING tries, began_at`,
    ),
    triesRow,
  );
  const forget = database.prepare('DELETE FROM password_tries WHERE account_id = ?');

  return {
    /**
     * Counts a try before it is judged, so that many at once are counted too. Answers 0, or with the ms until the next
     * may be made.
     */
    begin(accountId: number): number {
      const row = count.one(accountId, now(), now() - TRIES_WINDOW);
      return row === null || row.tries <= MOST_WRONG ? 0 : row.began_at + TRIES_WINDOW - now();
    },
    /** The password was right: what came before was its owner, mistyping. */
    forget(accountId: number): void {
      forget.run(accountId);
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { Subject } from './comments.ts';

/** The votes on one item of a subject. */
export interface Tally {
  /** '' for the subject itself. */
  readonly item: string;
  readonly up: number;
  readonly down: number;
  readonly mine: 'up' | 'down' | null;
}

const tallyRow = v.object({
  item: v.string(),
  up: v.number(),
  down: v.number(),
  mine: v.nullable(v.picklist(['up', 'down'])),
});

/** Maximum number of items with votes per answer, the newest ones. */
const MOST_ITEMS = 1000;

const COUNTED = `
  SELECT item, sum(choice = 'up') AS up, sum(choice = 'down') AS down,
    max(CASE WHEN account_id = ?4 THEN choice END) AS mine
  FROM votes WHERE subject_kind = ?1 AND subject_code = ?2 AND created_at > ?3`;

/** One vote per person and item; the latest counts. */
export function createVotes(database: DatabaseSync, now: () => number) {
  const tally = query(
    database.prepare(`${COUNTED} GROUP BY item ORDER BY max(created_at) DESC LIMIT ${MOST_ITEMS}`),
    tallyRow,
  );
  const single = query(database.prepare(`${COUNTED} AND item = ?5 GROUP BY item`), tallyRow);
  const cast = database.prepare(
    `INSERT INTO votes (subject_kind, subject_code, item, account_id, choice, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET choice = excluded.choice, created_at = excluded.created_at`,
  );
  const remove = database.prepare(
    'DELETE FROM votes WHERE subject_kind = ? AND subject_code = ? AND item = ? AND account_id = ?',
  );
  /** The instant before which votes are expired; `lasts` in ms, null for never. */
  const since = (lasts: number | null) => (lasts === null ? -1 : now() - lasts);

  return {
    /** All items of the subject with votes within `lasts`. */
    list: (subject: Subject, lasts: number | null, readerId: number | null): readonly Tally[] =>
      tally.all(subject.kind, subject.code, since(lasts), readerId),
    find: (subject: Subject, item: string, lasts: number | null, readerId: number | null): Tally =>
      single.one(subject.kind, subject.code, since(lasts), readerId, item) ?? {
        item,
        up: 0,
        down: 0,
        mine: null,
      },
    /** Voting again changes the vote. */
    cast(accountId: number, subject: Subject, item: string, choice: 'up' | 'down'): void {
      cast.run(subject.kind, subject.code, item, accountId, choice, now());
    },
    /** Idempotent. */
    takeBack(accountId: number, subject: Subject, item: string): void {
      remove.run(subject.kind, subject.code, item, accountId);
    },
  };
}

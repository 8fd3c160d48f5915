import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { people } from '../migrations/001-people.ts';
import { peopleMore } from '../migrations/002-people-more.ts';
import { submissions } from '../migrations/004-submissions.ts';
import { operator } from '../migrations/013-operator.ts';
import { createMessages } from './messages.ts';

const BEFORE = [people, peopleMore, submissions];

/** A database from before the inbox, with one message of each kind; then migrated. */
function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  migrate(database, BEFORE);
  database.exec(`
    INSERT INTO accounts (id, area_code, mobile, nickname, password_hash, created_at, updated_at)
      VALUES (1, '86', '13800138000', '甲', '', 1, 1), (2, '86', '13800138001', '乙', '', 1, 1);
    INSERT INTO comments (id, account_id, subject_kind, subject_code, body, created_at)
      VALUES (7, 1, 'coin', 'bitcoin', '广告', 1);
    INSERT INTO comment_reports VALUES (7, 2, '诈骗或钓鱼', 30);
    INSERT INTO feedback (type, intro, email, created_at) VALUES (3, '先说的 /', '', 10), (3, '后说的', '', 40);
    INSERT INTO submissions (account_id, kind, payload, created_at) VALUES (2, 'coin', '{"name":"Mirror"}', 20);`);
  migrate(database, [...BEFORE, operator]);
  return database;
}
const numbered = (database: DatabaseSync) =>
  createMessages(database)
    .list({ limit: 9 })
    .rows.map(({ number, kind }) => [number, kind]);

it('messages from before the inbox are numbered by their time', () => {
  const database = migrated();
  expect(numbered(database)).toEqual([
    [4, 'feedback'],
    [3, 'report'],
    [2, 'submission'],
    [1, 'feedback'],
  ]);
  database.close();
});

it('what a deleted account reported goes with it, what it submitted stays without its name', () => {
  const database = migrated();
  database.exec('DELETE FROM accounts WHERE id = 2');
  expect(numbered(database).map(([number]) => number)).toEqual([4, 2, 1]);
  expect(createMessages(database).find(2)?.writer).toBeNull();
  database.close();
});

it('a number is never given twice', () => {
  const database = migrated();
  database.exec('DELETE FROM feedback WHERE id = 2');
  database.exec("INSERT INTO feedback (type, intro, email, created_at) VALUES (3, '新的', '', 50)");
  expect(createMessages(database).newest()).toBe(5);
  database.close();
});

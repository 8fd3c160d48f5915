import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { troubleOf } from '../../database/trouble.ts';
import { createAccounts } from './accounts.ts';
import { DATABASE_FILE, openDatabase } from './openDatabase.ts';
import { createSessions } from './sessions.ts';

const NOW = Date.UTC(2026, 0, 1);
let folder: string;
let database: DatabaseSync;
let other: DatabaseSync;
const onDelay = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'endings-'));
  database = openDatabase(folder, 0);
  other = new DatabaseSync(join(folder, DATABASE_FILE));
  onDelay.mockClear();
});
afterEach(() => {
  other.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function loggedIn() {
  const accounts = createAccounts(database, () => NOW);
  const account = await accounts.create({ areaCode: '86', mobile: '13800138000' }, 'secret1', '镜友');
  const sessions = createSessions(database, () => NOW, onDelay);
  const id = account?.id ?? 0;
  return { id, sessions, token: sessions.open(id, 'here') };
}
const rows = () => database.prepare('SELECT count(*) AS n FROM sessions').get()?.['n'];

test.each([
  ['readonly', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  ['locked', 'BEGIN IMMEDIATE', 'ROLLBACK'],
])('who logs out of a database that is %s is out, and it is written later', async (trouble, make, end) => {
  const { id, sessions, token } = await loggedIn();
  const on = trouble === 'locked' ? other : database;
  on.exec(make);
  sessions.end(token);
  expect([sessions.accountOf(token), sessions.list(id, token), rows()]).toEqual([null, [], 1]);
  expect(onDelay.mock.calls.map(([error]) => troubleOf(error))).toEqual([trouble]);
  sessions.settle();
  expect([sessions.accountOf(token), rows()]).toEqual([null, 1]);
  on.exec(end);
  sessions.settle();
  expect([sessions.accountOf(token), rows()]).toEqual([null, 0]);
});

it('ends the one session alone, and a second logout is none', async () => {
  const { id, sessions, token } = await loggedIn();
  const elsewhere = sessions.open(id, 'there');
  database.exec('PRAGMA query_only = ON');
  for (let times = 0; times < 2; times += 1) sessions.end(token);
  expect([sessions.accountOf(token), sessions.accountOf(elsewhere)]).toEqual([null, id]);
  database.exec('PRAGMA query_only = OFF');
  sessions.settle();
  sessions.end(token);
  expect([sessions.accountOf(elsewhere), rows()]).toEqual([id, 1]);
});

it('remembers nothing of tokens that nobody ever had', async () => {
  const { sessions } = await loggedIn();
  database.exec('PRAGMA query_only = ON');
  for (const token of ['', 'made up', 'x'.repeat(10_000)]) sessions.end(token);
  expect(onDelay).not.toHaveBeenCalled();
});

import { DatabaseSync } from 'node:sqlite';
import { nameKey } from '@coinmirror/shared/validation/nickname.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { STEPS } from './migrations.ts';
import { openStore, type Store } from './store.ts';

const phone = (serial: number) => ({ areaCode: '86', mobile: String(13_800_138_000 + serial) });

describe('the name of an account', () => {
  let store: Store;
  beforeEach(() => {
    store = openStore({ dataDir: null });
  });
  afterEach(() => store.close());

  it('gets digits behind it where another account has it, in any spelling', async () => {
    const first = await store.accounts.create(phone(1), 'secret1', '用户0001');
    const second = await store.accounts.create(phone(2), 'secret1', '用户\u200b0001');
    const long = '字'.repeat(20);
    await store.accounts.create(phone(3), 'secret1', long);
    expect(first?.nickname).toBe('用户0001');
    expect(second?.nickname).toMatch(/^用户\u200b?0001-\d{5}$/);
    const again = await store.accounts.create(phone(4), 'secret1', long);
    expect(again?.nickname).toMatch(/^字{14}-\d{5}$/);
  });

  it('cannot be that of another account, and can be kept or spelt anew by its own', async () => {
    const mine = await store.accounts.create(phone(1), 'secret1', 'Alice');
    const theirs = await store.accounts.create(phone(2), 'secret1', '别人');
    const change = (id: number | undefined, nickname: string) =>
      store.accounts.changeProfile(id ?? 0, { nickname, face: '', email: '', intro: '' });
    expect(['аlice', 'Ａｌｉｃｅ', 'A lice'].map((name) => change(theirs?.id, name))).toEqual([
      false,
      false,
      false,
    ]);
    expect(store.accounts.find(theirs?.id ?? 0)?.nickname).toBe('别人');
    expect(change(mine?.id, 'ALICE')).toBe(true);
    store.accounts.remove(mine?.id ?? 0);
    expect(change(theirs?.id, 'Alice')).toBe(true);
  });
});

it('names from before this rule become visible and unique; the older account keeps its own', () => {
  const database = new DatabaseSync(':memory:');
  const before = STEPS.findIndex((step) => typeof step === 'function');
  migrate(database, STEPS.slice(0, before));
  const insert = database.prepare(
    `INSERT INTO accounts (area_code, mobile, nickname, password_hash, created_at, updated_at)
     VALUES ('86', ?, ?, '', 0, 0)`,
  );
  const names = ['用户0001', '用户\u200b0001', '\u200b\u200b', 'Ｂｏｂ', 'bob', '  ', '😀', '字'.repeat(20)];
  for (const [at, name] of names.entries()) insert.run(phone(at).mobile, name);
  migrate(database, STEPS);
  const rows = database.prepare('SELECT nickname, name_key FROM accounts ORDER BY id').all();
  const seen = rows.map((row) => String(row['nickname']));
  expect(seen).toEqual([
    '用户0001',
    expect.stringMatching(/^用户0001-\d{5}$/),
    '用户3',
    'Bob',
    expect.stringMatching(/^bob-\d{5}$/),
    '用户6',
    '用户7',
    '字'.repeat(20),
  ]);
  expect(rows.map((row) => row['name_key'])).toEqual(seen.map(nameKey));
  database.close();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openStore, type Store } from './store.ts';

const PHONE = { areaCode: '86', mobile: '13800138000' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let time: number;
let store: Store;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  store = openStore({ dataDir: null, now: () => time });
});
afterEach(() => store.close());

async function register(mobile = PHONE.mobile): Promise<number> {
  const account = await store.accounts.create({ ...PHONE, mobile }, 'secret1', '镜友');
  if (!account) throw new Error('the phone is taken');
  return account.id;
}

describe('an account', () => {
  it('has one phone', async () => {
    await register();
    expect(await store.accounts.create(PHONE, 'other11', '别人')).toBeNull();
    expect(store.accounts.findByPhone(PHONE)).toMatchObject({ nickname: '镜友', createdAt: time });
  });

  it('is made without its inviter when that account is deleted in between', async () => {
    const inviter = await register();
    // Otherwise the new account gets the freed id, and refers to itself.
    await register('13700137000');
    const invited = store.accounts.create({ ...PHONE, mobile: '13900139000' }, 'secret1', '朋友', inviter);
    store.accounts.remove(inviter);
    expect(await invited).toMatchObject({ nickname: '朋友' });
  });

  it('accepts its password and no other', async () => {
    const id = await register();
    expect(await store.accounts.hasPassword(id, 'secret1')).toBe(true);
    expect(await store.accounts.hasPassword(id, 'secret2')).toBe(false);
    await store.accounts.changePassword(id, 'secret2');
    expect(await store.accounts.hasPassword(id, 'secret2')).toBe(true);
  });

  it('cannot take another account’s phone', async () => {
    const id = await register();
    await register('13900139000');
    expect(store.accounts.changePhone(id, { areaCode: '86', mobile: '13900139000' })).toBe(false);
    expect(store.accounts.changePhone(id, { areaCode: '86', mobile: '13700137000' })).toBe(true);
  });
});

describe('a session', () => {
  it('ends when its owner logs out', async () => {
    const id = await register();
    const token = store.sessions.open(id);
    expect(store.sessions.accountOf(token)).toBe(id);
    store.sessions.end(token);
    expect(store.sessions.accountOf(token)).toBeNull();
  });

  it('expires after seven days', async () => {
    const token = store.sessions.open(await register());
    time += 7 * DAY - 1;
    expect(store.sessions.accountOf(token)).not.toBeNull();
    time += 1;
    expect(store.sessions.accountOf(token)).toBeNull();
  });

  it('does not exist without a token', () => {
    expect(store.sessions.accountOf('')).toBeNull();
  });
});

const plain = (code: string) => ({ code, note: '', cost: null, quantity: null });

describe('a watchlist', () => {
  it('keeps its groups and their coins in the owner’s order', async () => {
    const me = await register();
    const first = store.watch.addGroup(me, 'coin', '默认')?.id ?? 0;
    const second = store.watch.addGroup(me, 'coin', '公链')?.id ?? 0;
    for (const code of ['bitcoin', 'ethereum', 'solana']) store.watch.add(me, first, code);
    store.watch.sort(me, first, ['solana', 'bitcoin', 'ethereum']);
    store.watch.sortGroups(me, [second, first]);
    expect(store.watch.list(me, 'coin')).toEqual([
      { id: second, name: '公链', items: [] },
      { id: first, name: '默认', items: ['solana', 'bitcoin', 'ethereum'].map(plain) },
    ]);
  });

  it('has each coin once and each group name once', async () => {
    const me = await register();
    const group = store.watch.addGroup(me, 'coin', '默认')?.id ?? 0;
    expect(store.watch.addGroup(me, 'coin', '默认')).toBeNull();
    expect(store.watch.addGroup(me, 'exchange', '默认')).not.toBeNull();
    expect(store.watch.add(me, group, 'bitcoin')).toBe(true);
    expect(store.watch.add(me, group, 'bitcoin')).toBe(false);
  });

  it('is inaccessible to others', async () => {
    const me = await register();
    const other = await register('13900139000');
    const group = store.watch.addGroup(me, 'coin', '默认')?.id ?? 0;
    store.watch.add(me, group, 'bitcoin');
    expect(store.watch.add(other, group, 'ethereum')).toBe(false);
    expect(store.watch.remove(other, group, 'bitcoin')).toBe(false);
    expect(store.watch.renameGroup(other, group, '我的')).toBe(false);
    expect(store.watch.removeGroup(other, group)).toBe(false);
    expect(store.watch.list(me, 'coin')).toEqual([
      { id: group, name: '默认', items: ['bitcoin'].map(plain) },
    ]);
  });
});

describe('comments', () => {
  const subject = { kind: 'coin', code: 'bitcoin' };
  const page = { subject, parentId: null, readerId: null, sort: 'new' as const, limit: 10, offset: 0 };

  it('come newest first, with their number of replies', async () => {
    const me = await register();
    const first = store.comments.add(me, subject, null, '一', 'nonce-1');
    store.comments.add(me, subject, null, '二', 'nonce-2');
    store.comments.add(me, subject, first, '答', 'nonce-3');
    const { rows, total } = store.comments.list(page);
    expect(total).toBe(2);
    expect(rows.map(({ body, replies }) => [body, replies])).toEqual([
      ['二', 0],
      ['一', 1],
    ]);
    expect(store.comments.list({ ...page, parentId: first }).rows.map((row) => row.body)).toEqual(['答']);
  });

  it('are liked once by each reader, who sees their own like', async () => {
    const me = await register();
    const id = store.comments.add(me, subject, null, '一', 'nonce-4');
    expect(store.comments.like(me, id)).toBe(true);
    expect(store.comments.like(me, id)).toBe(false);
    expect(store.comments.list({ ...page, readerId: me }).rows[0]).toMatchObject({
      likes: 1,
      likedByReader: true,
    });
    expect(store.comments.list(page).rows[0]?.likedByReader).toBe(false);
  });

  it('sent twice with the same nonce are one comment', async () => {
    const me = await register();
    const first = store.comments.add(me, subject, null, '一', 'nonce-same');
    expect(store.comments.add(me, subject, null, '一', 'nonce-same')).toBe(first);
    expect(store.comments.list(page).total).toBe(1);
  });

  it('can only be deleted by their author; the replies stay readable', async () => {
    const me = await register();
    const other = await register('13900139000');
    const id = store.comments.add(me, subject, null, '一', 'nonce-5');
    const answer = store.comments.add(other, subject, id, '答', 'nonce-6');
    expect(store.comments.remove(other, id)).toBe(false);
    expect(store.comments.remove(me, id)).toBe(true);
    expect(store.comments.list(page).rows[0]).toMatchObject({ body: '', replies: 1 });
    store.comments.remove(other, answer);
    expect(store.comments.list(page).total).toBe(0);
  });
});

it('the most frequent searches come first', () => {
  for (const keyword of ['btc', 'eth', 'btc', '']) {
    store.inbox.addSearch({ keyword, lastKeyword: '', code: '', platform: '', market: '' });
  }
  expect(store.inbox.frequentSearches(time - 1, 10)).toEqual(['btc', 'eth']);
  expect(store.inbox.frequentSearches(time, 10)).toEqual([]);
});

describe('the database file', () => {
  it('survives a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
    const before = openStore({ dataDir });
    await before.accounts.create(PHONE, 'secret1', '镜友');
    before.close();
    const after = openStore({ dataDir });
    expect(after.accounts.findByPhone(PHONE)?.nickname).toBe('镜友');
    after.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is migrated step by step, each step once', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, ['CREATE TABLE a (x)']);
    migrate(database, ['CREATE TABLE a (x)', 'CREATE TABLE b (x)']);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    database.close();
  });

  it('of a newer version is refused with a message', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('PRAGMA user_version = 99');
    expect(() => migrate(database, [])).toThrow(/newer version/);
    database.close();
  });
});

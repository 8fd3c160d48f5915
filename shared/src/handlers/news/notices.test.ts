import { describe, expect, test } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { NOTICE_TYPES } from '../../contract/news/notices.ts';
import { ask, TEST_TIME } from '../testMarket.ts';

const coins = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

describe('notices', () => {
  test('come newest first, none from the future, each with an id of its own', async () => {
    const { rows } = await ask('noticeList', { per_page: 100 });
    expect(rows).toHaveLength(100);
    const times = rows.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(TEST_TIME);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  });

  test.each(NOTICE_TYPES)('of type %s are all of that type', async (type) => {
    const { rows } = await ask('noticeList', { type, per_page: 20 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.type === type)).toBe(true);
  });

  test('of listings come before the coin trades, of delistings before it leaves', async () => {
    const listings = (await ask('noticeList', { type: 'listing', per_page: 50 })).rows;
    for (const {
      time,
      coins: [coin],
      title,
    } of listings) {
      const facts = coins.get(coin?.code ?? '');
      expect(title).toContain(coin?.symbol);
      // The first exchange announces it before the launch, others within three days of it.
      expect(facts && facts.launchedAt > time - 3 * 86_400_000).toBe(true);
    }
    const delistings = (await ask('noticeList', { type: 'delisting', per_page: 50 })).rows;
    for (const {
      time,
      coins: [coin],
    } of delistings) {
      expect(coins.get(coin?.code ?? '')?.delistedAt).toBeGreaterThan(time);
    }
  });

  test('are narrowed to exchanges, to a coin and to a word, together', async () => {
    const some = await ask('noticeList', { exchangecode: 'binance,okx', per_page: 100 });
    expect(some.rows.length).toBeGreaterThan(0);
    expect(new Set(some.rows.map(({ publisher }) => publisher.code))).toEqual(new Set(['binance', 'okx']));
    const coin = await ask('noticeList', { coincode: 'ethereum', per_page: 50 });
    expect(coin.rows.length).toBeGreaterThan(0);
    expect(coin.rows.every((row) => row.coins.some(({ code }) => code === 'ethereum'))).toBe(true);
    const word = await ask('noticeList', { keyword: '充提', per_page: 50 });
    expect(word.rows.every(({ title }) => title.includes('充提'))).toBe(true);
  });

  test('of exchanges and of wallets are all that there are; versions are told of by wallets alone, and nothing else', async () => {
    const all = await ask('noticeList', { per_page: 1 });
    const exchanges = await ask('noticeList', { publisher: 'exchange', per_page: 100 });
    const wallets = await ask('noticeList', { publisher: 'wallet', per_page: 100 });
    expect((exchanges.total ?? 0) + (wallets.total ?? 0)).toBe(all.total);
    expect(
      exchanges.rows.every(({ publisher, type }) => publisher.kind === 'exchange' && type !== 'release'),
    ).toBe(true);
    expect(
      wallets.rows.every(({ publisher, type }) => publisher.kind === 'wallet' && type === 'release'),
    ).toBe(true);
  });

  test('are found by their id, with the publisher’s own before and after', async () => {
    const { rows } = await ask('noticeList', { exchangecode: 'binance', per_page: 3 });
    const detail = await ask('noticeDetail', { id: rows[1]?.id ?? 0 });
    expect(detail.next?.id).toBe(rows[0]?.id);
    expect(detail.previous?.id).toBe(rows[2]?.id);
    await expect(ask('noticeDetail', { id: 7 })).rejects.toThrow('404');
  });
});

describe('announcements of the site', () => {
  test('begin with what is pinned, and each can be opened', async () => {
    const { rows } = await ask('announcementList', {});
    expect(rows[0]?.isPinned).toBe(true);
    for (const { id, title } of rows) expect((await ask('announcementDetail', { id })).title).toBe(title);
    await expect(ask('announcementDetail', { id: 'none' })).rejects.toThrow('404');
  });
});

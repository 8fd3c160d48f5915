import { NOTICE_TYPES } from '@coinmirror/shared/contract/news/notices.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import { newListingsOf } from '../listings/newListings.ts';
import { publisherOf } from './notices/listingNotices.ts';

const coins = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
/** A notice names a coin without a page by its symbol only. */
const bySymbol = new Map(coinCatalogue.toReversed().map((coin) => [coin.symbol, coin]));
/** Contracts open and close while their coin trades on. */
const isOfSpot = ({ title }: { readonly title: string }) => !title.includes('合约');

describe('notices', () => {
  test('come newest first, none from the future, each with its own id', async () => {
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

  test('of listings come before trading begins, of delistings before it ends', async () => {
    const listings = (await ask('noticeList', { type: 'listing', per_page: 50 })).rows;
    for (const { time, coins: concerned, publisher, title } of listings.filter(isOfSpot)) {
      const facts = bySymbol.get(concerned[0]?.symbol ?? '');
      const opening = facts && newListingsOf(facts).find(({ exchange }) => exchange === publisher.code);
      expect(title).toContain(facts?.symbol);
      expect(opening?.opensAt).toBeGreaterThan(time);
    }
    const delistings = (await ask('noticeList', { type: 'delisting', per_page: 50 })).rows;
    for (const {
      time,
      coins: [coin],
    } of delistings.filter(isOfSpot)) {
      expect(bySymbol.get(coin?.symbol ?? '')?.delistedAt).toBeGreaterThan(time);
    }
  });

  test('of listings cover each pair of a new coin at every exchange with notices, once', async () => {
    const { rows } = await ask('noticeList', { type: 'listing', per_page: 100 });
    const announced = rows
      .filter(isOfSpot)
      .map(({ coins: [coin], publisher }) => `${coin?.symbol} ${publisher.code}`)
      .toSorted();
    const since = rows.at(-1)?.time ?? TEST_TIME;
    const opened = [...coins.values()].flatMap((coin) =>
      coin.standing === 'ranked' && coin.launchedAt > TEST_TIME - 100 * DAY
        ? newListingsOf(coin)
            .filter(({ exchange, opensAt }) => publisherOf(exchange) && opensAt > since + DAY)
            .filter(({ opensAt }) => opensAt < TEST_TIME)
            .map(({ exchange }) => `${coin.symbol} ${exchange}`)
        : [],
    );
    expect(opened.length).toBeGreaterThan(10);
    expect(announced).toEqual(expect.arrayContaining(opened));
    expect(new Set(announced).size).toBe(announced.length);
  });

  test('link to the pages of listed coins only', async () => {
    const { rows } = await ask('noticeList', { type: 'listing', per_page: 100 });
    const left = await ask('noticeList', { type: 'delisting', per_page: 100 });
    const named = [...rows, ...left.rows].flatMap((notice) => notice.coins);
    const without = named.filter(({ code }) => code === '');
    expect(without.length).toBeGreaterThan(0);
    for (const { symbol } of without) {
      const facts = bySymbol.get(symbol);
      expect(facts && isListed(facts, TEST_TIME)).toBe(false);
    }
    const codes = new Set(named.map(({ code }) => code).filter((code) => code !== ''));
    expect(codes.size).toBeGreaterThan(5);
    for (const code of codes) expect((await ask('coinInfo', { code })).code).toBe(code);
  });

  test('of wallets and fees are about coins that their exchange already trades', async () => {
    const { rows } = await ask('noticeList', { type: 'transfer', per_page: 100 });
    for (const { time, coins: concerned, publisher } of rows) {
      const facts = bySymbol.get(concerned[0]?.symbol ?? '');
      const opening = facts && newListingsOf(facts).find(({ exchange }) => exchange === publisher.code);
      expect(opening?.opensAt).toBeLessThanOrEqual(time);
    }
  });

  test('can be filtered by exchange, coin and word together', async () => {
    const some = await ask('noticeList', { exchangecode: 'binance,okx', per_page: 100 });
    expect(some.rows.length).toBeGreaterThan(0);
    expect(new Set(some.rows.map(({ publisher }) => publisher.code))).toEqual(new Set(['binance', 'okx']));
    const coin = await ask('noticeList', { coincode: 'ethereum', per_page: 50 });
    expect(coin.rows.length).toBeGreaterThan(0);
    expect(coin.rows.every((row) => row.coins.some(({ code }) => code === 'ethereum'))).toBe(true);
    const word = await ask('noticeList', { keyword: '充提', per_page: 50 });
    expect(word.rows.every(({ title }) => title.includes('充提'))).toBe(true);
  });

  test('are of exchanges or wallets; versions come from wallets only', async () => {
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

  test('are found by their id, with the publisher’s previous and next', async () => {
    const { rows } = await ask('noticeList', { exchangecode: 'binance', per_page: 3 });
    const detail = await ask('noticeDetail', { id: rows[1]?.id ?? 0 });
    expect(detail.next?.id).toBe(rows[0]?.id);
    expect(detail.previous?.id).toBe(rows[2]?.id);
    for (const id of [7, 1e15]) await expect(ask('noticeDetail', { id })).rejects.toThrow('404');
    for (const id of [1e17, 1e308]) await expect(ask('noticeDetail', { id })).rejects.toThrow(/40[04]/);
  });
});

describe('announcements of the site', () => {
  test('begin with the pinned ones, and each can be opened', async () => {
    const { rows } = await ask('announcementList', {});
    expect(rows[0]?.isPinned).toBe(true);
    for (const { id, title } of rows) expect((await ask('announcementDetail', { id })).title).toBe(title);
    await expect(ask('announcementDetail', { id: 'none' })).rejects.toThrow('404');
  });
});

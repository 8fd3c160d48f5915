import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { requirePort } from '../../ports/requirePort.ts';
import { readsOf } from './reads.ts';

const { sources } = testContext;
const flashes = (per_page: number, more: object = {}) => ask('newsList', { per_page, ...more });
const newsAt = (time: number) =>
  requirePort(
    createTestWorld(() => time),
    'news',
  );
const articles = (per_page: number) => ask('newsList', { per_page, channelid: NEWS_CHANNELS.articles });

describe('the flashes', () => {
  test('come newest first, each with its own id and second, none from the future', async () => {
    const { rows } = await flashes(100);
    expect(rows).toHaveLength(100);
    expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).toSorted((a, b) => b - a));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
    expect(new Set(rows.map(({ time }) => time)).size).toBe(100);
    expect(rows[0]?.time).toBeLessThanOrEqual(TEST_TIME);
  });

  test('are neither lost nor repeated between pages', async () => {
    const whole = (await flashes(60)).rows.map(({ id }) => id);
    const paged: number[] = [];
    let timestamp: number | undefined;
    while (paged.length < 60) {
      const page = await flashes(7, timestamp === undefined ? {} : { timestamp });
      paged.push(...page.rows.map(({ id }) => id));
      const oldest = Math.min(...page.rows.map(({ time }) => time));
      timestamp = oldest / 1000 - 1;
      expect(page.next).toBe(oldest - 1000);
    }
    expect(paged.slice(0, 60)).toEqual(whole);
  });

  test('after a second are those above it in the list', async () => {
    const { rows } = await flashes(12);
    const at = rows[5];
    const newer = await flashes(100, { direction: 0, timestamp: (at?.time ?? 0) / 1000 });
    expect(newer.rows.map(({ id }) => id)).toEqual(rows.slice(0, 5).map(({ id }) => id));
  });

  test('never repeat text within a page of 30', async () => {
    const { rows } = await flashes(30);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(30);
    expect(new Set(rows.map(({ blocks }) => blocks[0]?.text)).size).toBe(30);
  });

  test('about a move state the figures of the hour before', async () => {
    const { rows } = await flashes(100);
    const moves = rows.filter(
      ({ title, blocks }) => /1 小时[涨跌]|短时|快速走/.test(title) && blocks[0]?.text.includes('由 $'),
    );
    expect(moves.length).toBeGreaterThan(0);
    for (const { time, blocks, coins } of moves) {
      const hour = Math.floor(time / HOUR) * HOUR;
      const [candle] = await sources.candles.list({
        code: coins[0]?.code ?? '',
        periodMinutes: 60,
        end: hour,
        limit: 1,
      });
      if (!candle) throw new Error('a move without a candle');
      const text = blocks[0]?.text ?? '';
      expect(candle.time).toBe(hour - HOUR);
      for (const price of [candle.open, candle.close, candle.high, candle.low]) {
        expect(text).toContain(`$${formatPrice(price)}`);
      }
      expect(text).toContain(formatShare(Math.abs((candle.close / candle.open - 1) * 100)));
    }
  });

  test('carry the price of the instant they quote, and the current one', async () => {
    const [first] = (await flashes(30, { kind: 'coin' })).rows.filter(({ coins }) => coins.length > 0);
    const [coin] = first?.coins ?? [];
    if (!first || !coin) throw new Error('no flash about a coin');
    const end = known(first.quotedAt);
    expect(end % HOUR).toBe(0);
    expect(first.time - end).toBeGreaterThan(0);
    const [minute] = await sources.candles.list({ code: coin.code, periodMinutes: 1, end, limit: 1 });
    const now = (await sources.coins.all()).find(({ code }) => code === coin.code);
    expect(coin.priceThen).toBe(minute?.close);
    expect(coin.price).toBe(now?.price);
  });

  test.each(['important', 'coin', 'exchange'] as const)(
    'filtered by %s are all of that kind',
    async (kind) => {
      const { rows } = await flashes(20, { kind });
      expect(rows.length).toBeGreaterThan(0);
      for (const { important, coins, exchanges } of rows) {
        if (kind === 'important') expect(important).toBe(true);
        if (kind === 'coin') expect(coins.length).toBeGreaterThan(0);
        if (kind === 'exchange') expect(exchanges.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('published items', () => {
  test('read the same after a restart and at any later time', async () => {
    const early = newsAt(TEST_TIME);
    const late = newsAt(TEST_TIME + 31 * HOUR);
    const today = beijingMidnight(TEST_TIME);
    const before = [...(await early.day(today)), ...(await early.day(today - DAY))];
    const after = [...(await late.day(today)), ...(await late.day(today - DAY))];
    expect(before.length).toBeGreaterThan(30);
    expect(after.filter(({ time }) => time <= TEST_TIME)).toEqual(before);
  });

  test('are found by their id, and by no other', async () => {
    const [article] = (await articles(1)).rows;
    const detail = await ask('newsDetail', { id: article?.id ?? 0 });
    expect(detail.title).toBe(article?.title);
    expect(detail.blocks.length).toBeGreaterThan(4);
    await expect(ask('newsDetail', { id: (article?.id ?? 0) + 1 })).rejects.toThrow('404');
    await expect(ask('newsDetail', { id: 5 })).rejects.toThrow('404');
  });

  test('have read counts that never fall', async () => {
    const [item] = await requirePort(sources, 'news').day(beijingMidnight(TEST_TIME) - DAY);
    if (!item) throw new Error('an empty day');
    const counts = Array.from({ length: 60 }, (_, hour) => readsOf(item, item.time + hour * HOUR));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('the articles', () => {
  test('have headings, a desk and a reading time', async () => {
    const { rows } = await articles(10);
    expect(rows).toHaveLength(10);
    for (const { minutes, author, summary } of rows) {
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(author).toMatch(/^币镜/);
      expect(summary.length).toBeGreaterThan(40);
    }
    const detail = await ask('newsDetail', { id: rows[0]?.id ?? 0 });
    expect(detail.blocks.some(({ kind }) => kind === 'heading')).toBe(true);
  });

  test('link to their neighbours: the next one’s previous is this one', async () => {
    const { rows } = await articles(3);
    const detail = await ask('newsDetail', { id: rows[1]?.id ?? 0 });
    expect(detail.next?.id).toBe(rows[0]?.id);
    expect(detail.previous?.id).toBe(rows[2]?.id);
    expect(detail.related.map(({ id }) => id)).not.toContain(detail.id);
  });

  test.each(['depth', 'analysis', 'policy', 'defi', 'nft'] as const)(
    'of section %s are in its channel',
    async (section) => {
      const { rows } = await ask('newsList', { channelid: NEWS_CHANNELS[section], per_page: 3 });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => row.section === section)).toBe(true);
    },
  );

  test('of thirty days are counted by desk, most first, each with its latest', async () => {
    const newsroom = requirePort(sources, 'news');
    const days = await Promise.all(
      newsroom
        .days()
        .slice(0, 31)
        .map((day) => newsroom.day(day)),
    );
    const written = days
      .flat()
      .filter(({ section, time }) => section !== 'flash' && time >= TEST_TIME - 30 * DAY);
    const desks = await ask('newsDesks', {});
    const counts = desks.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(written.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(desks.map(({ latest }) => latest?.id)).toContain(written[0]?.id);
  });

  test('most read are of the last day, most read first', async () => {
    const hot = await ask('newsHot', { per_page: 10 });
    const reads = hot.map((item) => item.reads ?? 0);
    expect(reads).toEqual(reads.toSorted((a, b) => b - a));
    expect(hot.every(({ time }) => time > TEST_TIME - DAY)).toBe(true);
  });
});

describe('news of one coin', () => {
  test('names the coin first, or is an article that names it', async () => {
    const { rows, total } = await ask('coinNews', { coincode: 'solana', per_page: 30 });
    expect(total).toBeGreaterThan(0);
    for (const { coins, section } of rows) {
      const at = coins.findIndex(({ code }) => code === 'solana');
      expect(at === 0 || (at > 0 && section !== 'flash')).toBe(true);
    }
  });

  test('is found by a search, headlines before texts', async () => {
    const { rows } = await ask('newsSearch', { code: '减半', per_page: 50 });
    expect(rows.length).toBeGreaterThan(0);
    const inTitle = rows.map(({ title }) => title.includes('减半'));
    expect(inTitle).toContain(true);
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect((await ask('newsSearch', { code: '没有这样的词' })).total).toBe(0);
  });

  test('lists Chinese before English at equal relevance, then newer before older', async () => {
    const { rows } = await ask('newsSearch', { code: 'BTC', per_page: 100 });
    const { rows: later } = await ask('newsSearch', { code: 'BTC', per_page: 100, page: 2 });
    const articles = [...rows, ...later].filter(
      ({ section, title }) => section !== 'flash' && title.includes('BTC'),
    );
    expect(new Set(articles.map(({ language }) => language)).size).toBe(2);
    const order = articles.map(({ language, time }) => [language === 'zh' ? 0 : 1, -time] as const);
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => a - b || x - y));
  });
});

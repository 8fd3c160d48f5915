import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBreaker } from '../net/breaker.ts';
import { failure } from '../net/failure.ts';
import { openMarketStore } from './marketStore.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const MINUTE = 60_000;
const folder = () => mkdtempSync(join(tmpdir(), 'market-'));
const candle = (time: number, close: number) => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  turnover: close,
});

test('answers, budgets and pauses are there after a restart', () => {
  const dataDir = folder();
  const first = openMarketStore({ dataDir, now: () => NOW });
  const body = Buffer.from('{"bitcoin":61234.5}');
  first.answers.save('COINGECKO', '/coins/markets', {
    body,
    etag: '"a"',
    lastModified: null,
    fetchedAt: NOW,
  });
  first.spending.save('COINGECKO', { bucket: { tokens: 0.5, at: NOW }, month: '2026-03', calls: 4_711 });
  const breaker = createBreaker('COINGECKO', first.breakers, () => NOW);
  breaker.failed(failure('limit', 'HTTP 429', { retryAfter: 119_000 }));
  const paused = breaker.state();
  first.close();

  const second = openMarketStore({ dataDir, now: () => NOW });
  expect(second.answers.find('COINGECKO', '/coins/markets')).toEqual({
    body,
    etag: '"a"',
    lastModified: null,
    fetchedAt: NOW,
  });
  expect(second.spending.find('COINGECKO')?.calls).toBe(4_711);
  expect(second.breakers.find('COINGECKO')).toEqual(paused);
  expect(paused.until).toBe(NOW + 119_000);
  expect(second.breakers.find('OKX')).toEqual({ failures: 0, until: 0, reason: null });
  second.close();
});

test('a file that is no database is set aside and begun anew, and said so', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'market.sqlite'), 'this is a text, and a long one at that. '.repeat(100));
  const lines: string[] = [];
  const store = openMarketStore({ dataDir, now: () => NOW, log: (line) => void lines.push(line) });
  expect(store.answers.find('OKX', '/x')).toBeNull();
  store.close();
  expect(lines).toEqual([expect.stringContaining('begun anew')]);
  expect(readdirSync(dataDir)).toContain(`market.sqlite.unusable-${NOW}`);
});

describe('candles', () => {
  test('are the last ones before an instant, oldest first, and replaced by their time', () => {
    const store = openMarketStore({ dataDir: null, now: () => NOW });
    store.candles.save('bitcoin', 1, [candle(NOW, 1), candle(NOW + MINUTE, 2), candle(NOW + 2 * MINUTE, 3)]);
    store.candles.save('bitcoin', 1, [candle(NOW + MINUTE, 20)]);
    store.candles.save('bitcoin', 5, [candle(NOW, 9)]);
    const listed = store.candles.list('bitcoin', 1, NOW + 2 * MINUTE, 5);
    expect(listed.map(({ close }) => close)).toEqual([1, 20]);
    expect(store.candles.list('bitcoin', 1, NOW + 9 * MINUTE, 2).map(({ close }) => close)).toEqual([20, 3]);
    store.close();
  });

  test('are deleted after the time of their length, days never', async () => {
    const store = openMarketStore({ dataDir: null, now: () => NOW });
    const years = NOW - 5 * 365 * 24 * 60 * MINUTE;
    const threeDays = NOW - 3 * 24 * 60 * MINUTE;
    for (const minutes of [1, 5, 60, 1_440]) {
      store.candles.save('bitcoin', minutes, [candle(years, 1), candle(threeDays, 2), candle(NOW, 3)]);
    }
    await store.sweep();
    const left = (minutes: number) => store.candles.list('bitcoin', minutes, NOW + 1, 9).length;
    expect([1, 5, 60, 1_440].map(left)).toEqual([1, 2, 2, 3]);
    store.close();
  });
});

describe('spans that a venue has answered for', () => {
  const minute = (at: number) => NOW + at * MINUTE;
  const span = (from: number, to: number) => ({ from: minute(from), to: minute(to) });

  test('grow together where they touch, each with its candles', () => {
    const store = openMarketStore({ dataDir: null, now: () => NOW });
    store.candles.cover('bitcoin', 1, span(10, 20), [candle(minute(12), 1)]);
    store.candles.cover('bitcoin', 1, span(30, 40), []);
    store.candles.cover('bitcoin', 5, span(0, 90), []);
    expect(store.candles.covered('bitcoin', 1)).toEqual([span(10, 20), span(30, 40)]);
    store.candles.cover('bitcoin', 1, span(20, 30), [candle(minute(25), 2)]);
    store.candles.cover('bitcoin', 1, span(15, 18), [candle(minute(16), 3)]);
    expect(store.candles.covered('bitcoin', 1)).toEqual([span(10, 40)]);
    const closes = (from: number, to: number) =>
      store.candles.between('bitcoin', 1, span(from, to)).map(({ close }) => close);
    expect(closes(10, 40)).toEqual([1, 3, 2]);
    expect(closes(12, 25)).toEqual([1, 3]);
    store.close();
  });

  test('end where their candles have been deleted', async () => {
    const store = openMarketStore({ dataDir: null, now: () => NOW });
    const twoDays = -2 * 1_440;
    store.candles.cover('bitcoin', 1, span(twoDays - 60, 0), [
      candle(minute(twoDays - 1), 1),
      candle(minute(twoDays), 2),
    ]);
    store.candles.cover('ethereum', 1, span(twoDays - 60, twoDays - 30), [candle(minute(twoDays - 31), 1)]);
    await store.sweep();
    expect(store.candles.covered('bitcoin', 1)).toEqual([span(twoDays, 0)]);
    expect(store.candles.covered('ethereum', 1)).toEqual([]);
    expect(store.candles.list('bitcoin', 1, NOW, 9).map(({ close }) => close)).toEqual([2]);
    store.close();
  });
});

test('an answer that nobody asked for in a month is deleted', async () => {
  const store = openMarketStore({ dataDir: null, now: () => NOW });
  const answer = { body: Buffer.from('[]'), etag: null, lastModified: null };
  store.answers.save('GITHUB', 'old', { ...answer, fetchedAt: NOW - 31 * 24 * 60 * MINUTE });
  store.answers.save('GITHUB', 'new', { ...answer, fetchedAt: NOW });
  await store.sweep();
  expect(store.answers.find('GITHUB', 'old')).toBeNull();
  expect(store.answers.find('GITHUB', 'new')).not.toBeNull();
  store.close();
});

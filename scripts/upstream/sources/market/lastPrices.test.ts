import { beforeEach, expect, test } from 'vitest';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { createLastPrices, type LastPrices } from './lastPrices.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const HOUR = 3_600_000;
const nothing = { open24h: null, high24h: null, low24h: null, bid: null, ask: null, time: null };
const ticker: VenueTicker = {
  ...nothing,
  symbol: 'BTCUSDT',
  last: 100,
  baseVolume: 1,
  quoteVolume: 100,
  openUtc8: null,
  openUtc0: null,
};

let now: number;
let prices: LastPrices;
beforeEach(() => {
  now = NOON;
  prices = createLastPrices(() => now);
  prices.hear('binance', [{ symbol: 'BTCUSDT', price: 101 }]);
});

const newer = () => prices.newerThan({ venue: 'binance', ticker, at: now - 1_000 })?.price;

test('a price told later takes the place of an earlier one, not the other way round', () => {
  prices.hearTape('binance', { symbol: 'BTCUSDT', price: 102 }, NOON - 1);
  expect(newer()).toBe(101);
  prices.hearTape('binance', { symbol: 'BTCUSDT', price: 102 }, NOON);
  expect(newer()).toBe(102);
});

test('a clock that was set back refuses no new price', () => {
  now -= HOUR;
  prices.hear('binance', [{ symbol: 'BTCUSDT', price: 102 }]);
  expect(newer()).toBe(102);
});

test('what lies ahead of a clock that was set back is forgotten with the old', () => {
  now -= HOUR;
  expect(prices.isHeard({ venue: 'binance', ticker, at: now }, 60_000)).toBe(false);
  prices.forget();
  expect(newer()).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tick } from '../../ports/ticks.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createLastPrices } from './lastPrices.ts';
import { createLiveTicks } from './liveTicks.ts';
import type { MarketSnapshot, VenuePair } from './marketSnapshot.ts';

const NOON = Date.parse('2026-03-10T04:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const pair: VenuePair = {
  venue: 'binance',
  tickerId: 'binance_btc_usdt',
  coinCode: 'bitcoin',
  base: 'BTC',
  quote: 'USDT',
  rate: 1,
  at: NOON - 2_000,
  ticker: {
    symbol: 'BTCUSDT',
    last: 60_000,
    open24h: 50_000,
    high24h: null,
    low24h: null,
    bid: null,
    ask: null,
    baseVolume: 10,
    quoteVolume: 600_000,
    time: NOON,
    openUtc8: null,
    openUtc0: null,
  },
};

const okx: VenuePair = {
  ...pair,
  venue: 'okx',
  tickerId: 'okx_btc_usdt',
  ticker: { ...pair.ticker, symbol: 'BTC-USDT', last: 60_050 },
};

/** A market of Bitcoin alone, at 60,100 over all venues, in which pairs are reported by tickers alone. */
function world(pairs: readonly VenuePair[] = [pair]) {
  const coin = aCoin({ code: 'bitcoin', price: 60_100, change24h: 20, changeUtc8: 10, changeUtc0: 5 });
  const at = (time: number): MarketSnapshot => ({
    at: time,
    coins: [coin],
    coinOf: new Map([['bitcoin', coin]]),
    decisions: new Map(),
    otherCoins: () => new Map(),
    rates: new Map(),
    pairs: new Map(pairs.map((each) => [each.tickerId, each])),
    pairsOf: new Map([['bitcoin', pairs]]),
  });
  let latest = at(NOON);
  const listeners = new Set<(market: MarketSnapshot) => void>();
  const loop = {
    market: async () => latest,
    latest: () => latest,
    onCycle(listener: (market: MarketSnapshot) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const prices = createLastPrices(Date.now);
  const live = createLiveTicks(loop, prices, Date.now);
  const snapshot = (time = NOON) => {
    latest = at(time);
    for (const listener of listeners) listener(latest);
  };
  const reported: Tick[] = [];
  const stop = live.subscribe(['bitcoin', pair.tickerId], (ticks) => void reported.push(...ticks));
  const hear = (price: number) => prices.hear('binance', [{ symbol: 'BTCUSDT', price }]);
  const hearOkx = (price: number) => prices.hear('okx', [{ symbol: 'BTC-USDT', price }]);
  return { prices, hear, hearOkx, snapshot, reported, stop };
}

test('a beat tells the price of its lists, and the seconds after it move as the busiest pair moves', () => {
  const { hear, snapshot, reported } = world();
  hear(60_000);
  snapshot();
  expect(reported.map(({ price }) => price)).toEqual([60_100, 60_000]);
  hear(60_600);
  vi.advanceTimersByTime(1_000);
  expect(reported.slice(2)).toMatchObject([
    { code: 'bitcoin', time: NOON + 1_000, price: 60_100 * 1.01 },
    { code: 'binance_btc_usdt', time: NOON + 1_000, price: 60_600 },
  ]);
  expect(reported[2]?.change24h).toBeCloseTo(21.2, 9);
});

test('what has not moved is not told again between beats', () => {
  const { hear, snapshot, reported } = world();
  hear(60_000);
  snapshot();
  vi.advanceTimersByTime(4_000);
  expect(reported).toHaveLength(2);
});

test('a print that is far off moves nothing', () => {
  const { hear, snapshot, reported } = world();
  hear(60_000);
  snapshot();
  hear(80_000);
  vi.advanceTimersByTime(1_000);
  expect(reported.map(({ price }) => price)).toEqual([60_100, 60_000]);
});

test('a pair that is first heard of after the beat tells its last trade, and does not lead its coin yet', () => {
  const { hear, snapshot, reported } = world();
  snapshot();
  vi.advanceTimersByTime(100);
  hear(60_600);
  vi.advanceTimersByTime(900);
  expect(reported.slice(2)).toMatchObject([{ code: 'binance_btc_usdt', price: 60_600 }]);
});

test('a tape that is read tells its pair at once, and again only where its price is another', () => {
  const { prices, snapshot, reported } = world();
  snapshot();
  vi.advanceTimersByTime(300);
  const tape = (price: number, at = Date.now()) =>
    prices.hearTape('binance', { symbol: 'BTCUSDT', price }, at);
  tape(60_300);
  tape(60_300);
  // An older answer says nothing new.
  tape(60_900, NOON - 1_000);
  expect(reported.slice(2).map(({ code, price }) => [code, price])).toEqual([['binance_btc_usdt', 60_300]]);
  vi.advanceTimersByTime(3_700);
  expect(reported).toHaveLength(3);
});

test('without Binance the coin ticks on as its busiest pair of another venue does', () => {
  const { hear, hearOkx, snapshot, reported } = world([pair, okx]);
  hear(60_000);
  hearOkx(60_050);
  snapshot();
  hearOkx(60_650.5);
  vi.advanceTimersByTime(1_000);
  // Binance is heard of: it leads alone.
  expect(reported.slice(2)).toEqual([]);
  vi.advanceTimersByTime(11_000);
  hearOkx(60_050);
  snapshot(NOON + 10_000);
  hearOkx(60_650.5);
  vi.advanceTimersByTime(1_000);
  expect(reported.slice(4)).toMatchObject([{ code: 'bitcoin', time: NOON + 13_000 }]);
  expect(reported.at(-1)?.price).toBeCloseTo(60_100 * 1.01, 6);
});

test('a venue whose socket is off from its own tickers leads nothing, however steadily it lies', () => {
  const { hear, hearOkx, snapshot, reported } = world([pair, okx]);
  hear(90_000);
  hearOkx(60_050);
  snapshot();
  hear(90_900);
  hearOkx(60_650.5);
  vi.advanceTimersByTime(1_000);
  expect(reported.slice(2).map(({ code }) => code)).toEqual(['bitcoin']);
  expect(reported.at(-1)?.price).toBeCloseTo(60_100 * 1.01, 6);
});

test('a market that stands still does not move, and nothing is told after the end', () => {
  const { hear, snapshot, reported, stop } = world();
  hear(60_000);
  snapshot();
  vi.advanceTimersByTime(6_000);
  hear(60_300);
  vi.advanceTimersByTime(2_000);
  expect(reported).toHaveLength(2);
  stop();
  snapshot(NOON + 10_000);
  expect(reported).toHaveLength(2);
});

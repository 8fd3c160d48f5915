import type { Tick } from '@coinmirror/handlers/ports/ticks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCoin } from '../testing/aCoin.ts';
import { createLiveTicks } from './liveTicks.ts';
import type { MarketBeat, VenuePair } from './marketBeat.ts';

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
  at: NOON,
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

/** A market of Bitcoin alone, at 60,100 over all venues. */
function world() {
  const coin = aCoin({ code: 'bitcoin', price: 60_100, change24h: 20, changeUtc8: 10, changeUtc0: 5 });
  const at = (time: number): MarketBeat => ({
    at: time,
    coins: [coin],
    coinOf: new Map([['bitcoin', coin]]),
    rates: new Map(),
    pairs: new Map([[pair.tickerId, pair]]),
    pairsOf: new Map([['bitcoin', [pair]]]),
  });
  let latest = at(NOON);
  const listeners = new Set<(market: MarketBeat) => void>();
  const loop = {
    market: async () => latest,
    latest: () => latest,
    onBeat(listener: (market: MarketBeat) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const live = createLiveTicks(loop, Date.now);
  const beat = (time = NOON) => {
    latest = at(time);
    for (const listener of listeners) listener(latest);
  };
  const told: Tick[] = [];
  const stop = live.subscribe(['bitcoin', pair.tickerId], (ticks) => void told.push(...ticks));
  return { live, beat, told, stop };
}

const hear = (price: number) => new Map([['BTCUSDT', price]]);

test('a beat tells the price of its lists, and the seconds after it move as the busiest pair moves', () => {
  const { live, beat, told } = world();
  live.hear(hear(60_000));
  beat();
  expect(told.map(({ price }) => price)).toEqual([60_100, 60_000]);
  live.hear(hear(60_600));
  vi.advanceTimersByTime(1_000);
  expect(told.slice(2)).toMatchObject([
    { code: 'bitcoin', time: NOON + 1_000, price: 60_100 * 1.01 },
    { code: 'binance_btc_usdt', time: NOON + 1_000, price: 60_600 },
  ]);
  expect(told[2]?.change24h).toBeCloseTo(21.2, 9);
});

test('what has not moved is not told again between beats', () => {
  const { live, beat, told } = world();
  live.hear(hear(60_000));
  beat();
  vi.advanceTimersByTime(4_000);
  expect(told).toHaveLength(2);
});

test('a print that is far off moves nothing, nor does a pair that was not heard of at the beat', () => {
  const { live, beat, told } = world();
  beat();
  live.hear(hear(60_600));
  vi.advanceTimersByTime(1_000);
  beat();
  live.hear(hear(80_000));
  vi.advanceTimersByTime(1_000);
  expect(told.map(({ price }) => price)).toEqual([60_100, 60_000, 60_100, 60_000]);
});

test('a market that stands still does not move, and nothing is told after the end', () => {
  const { live, beat, told, stop } = world();
  live.hear(hear(60_000));
  beat();
  vi.advanceTimersByTime(6_000);
  live.hear(hear(60_300));
  vi.advanceTimersByTime(2_000);
  expect(told).toHaveLength(2);
  stop();
  beat(NOON + 10_000);
  expect(told).toHaveLength(2);
});

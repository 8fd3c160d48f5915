import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { createTestMarket, TEST_SEED } from '@coinmirror/testing/world.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import type { Tick } from '../../ports/ticks.ts';
import { createSimulatedMarket } from './simulatedMarket.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const NOW = Date.UTC(2026, 10, 20, 4);
const at = (time: number) => createTestMarket(() => time);
/** Two runs of the same market: most invariants are checked on the first. */
const market = at(NOW);
const daily = { periodMinutes: 1440, limit: 400 } as const;

describe('simulatedMarket', () => {
  it('is the same market after a restart', async () => {
    const [one, other] = [market, at(NOW)];
    // Serialising a coin computes its whole history, so a sample of each size must do.
    const written = async (it: typeof one) =>
      JSON.stringify((await it.coins()).filter((_, i) => i % 8 === 0));
    expect(await written(one)).toBe(await written(other));
    const query = { ...daily, code: 'ethereum', end: NOW };
    expect(await one.candles(query)).toEqual(await other.candles(query));
    expect(await one.orderBook('binance_btc_usdt', 20)).toEqual(
      await other.orderBook('binance_btc_usdt', 20),
    );
    expect(await one.trades('binance_btc_usdt', 20)).toEqual(await other.trades('binance_btc_usdt', 20));
  });

  it('gives the same past in any order and at any time of asking', async () => {
    const query = { ...daily, code: 'solana', end: NOW - DAY };
    const later = at(NOW + 40 * DAY);
    await later.candles({ ...daily, code: 'solana', end: NOW + 40 * DAY });
    expect(await later.candles(query)).toEqual(await market.candles(query));
  });

  it('is another market with another seed, but the same catalogue', async () => {
    const [one, other] = [
      await market.coins(),
      await createSimulatedMarket({ seed: TEST_SEED + 1, now: () => NOW }).coins(),
    ];
    const prices = new Map(other.map(({ code, price }) => [code, price]));
    expect(one.filter(({ code, price }) => prices.get(code) === price)).toEqual([]);
    expect(new Set(one.map(({ code }) => code))).toEqual(new Set(prices.keys()));
  });

  it('passes through the catalogue’s prices at the start of 2026', async () => {
    const first = at(Date.UTC(2026, 0, 1));
    for (const { code, basePrice } of coinCatalogue.slice(0, 200)) {
      const [candle] = await first.candles({ code, periodMinutes: 1, end: NOW, limit: 1 });
      if (candle) expect(candle.close / basePrice).toBeCloseTo(1, 6);
    }
  });

  it('ranks by market value without gaps, unverified coins last', async () => {
    const coins = await market.coins();
    const ranked = coins.filter(({ rank }) => rank !== null);
    expect(ranked.length).toBeGreaterThan(600);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, i) => i + 1));
    const caps = ranked.map(({ marketCap }) => marketCap ?? 0);
    expect(caps).toEqual(caps.toSorted((a, b) => b - a));
    expect(
      coins.slice(ranked.length).every(({ rank, marketCap }) => rank === null && marketCap === null),
    ).toBe(true);
    expect(coins.length).toBeGreaterThan(ranked.length + 100);
  });

  it('always has new coins, at most a month old', () => {
    for (let time = Date.UTC(2026, 0, 5); time < Date.UTC(2029, 6, 1); time += 50 * DAY) {
      const young = coinCatalogue.filter((coin) => isListed(coin, time) && coin.launchedAt > time - 30 * DAY);
      expect(young.length).toBeGreaterThan(5);
    }
  });

  it('lists a coin from its first day until its delisting', async () => {
    const coin = coinCatalogue.find(
      ({ launchedAt, delistedAt }) => delistedAt !== null && launchedAt > NOW - 30 * DAY,
    );
    if (!coin) throw new Error('no new coin');
    const [first] = await at(coin.launchedAt + 3 * DAY).candles({
      ...daily,
      code: coin.code,
      end: coin.launchedAt + 3 * DAY,
    });
    expect(first?.time).toBe(beijingMidnight(coin.launchedAt));
    expect(isListed(coin, coin.launchedAt - 1)).toBe(false);
    expect(isListed(coin, coin.launchedAt)).toBe(true);
    expect(isListed(coin, coin.delistedAt ?? 0)).toBe(false);
  });

  it('has no coin, candle, order book or trade for an unknown name', async () => {
    expect(await market.candles({ ...daily, code: 'no-such-coin', end: NOW })).toEqual([]);
    expect(await market.orderBook('binance_nosuch_usdt', 5)).toBeNull();
    expect(await market.trades('nowhere_btc_usdt', 5)).toEqual([]);
  });
});

describe('order book', () => {
  it.each([
    'bitcoin',
    'binance_btc_usdt',
    'okx_swap_eth_usdt',
    'upbit_xrp_krw',
    'gate_pepe_usdt',
    'binance_eth_btc',
  ])('of %s has fifty levels per side around the last close, in order', async (id) => {
    const market = at(NOW);
    const book = await market.orderBook(id, 50);
    const [last] = await market.candles({ code: id, periodMinutes: 1, end: NOW + 1, limit: 1 });
    if (!book || !last) throw new Error('no book');
    const [bids, asks] = [book.bids.map(([price]) => price), book.asks.map(([price]) => price)];
    expect(bids).toHaveLength(50);
    expect(asks).toHaveLength(50);
    expect(bids).toEqual(bids.toSorted((a, b) => b - a));
    expect(asks).toEqual(asks.toSorted((a, b) => a - b));
    expect(new Set([...bids, ...asks]).size).toBe(100);
    expect(bids[0]).toBeLessThan(last.close);
    expect(asks[0]).toBeGreaterThan(last.close);
    expect((asks[0] ?? 0) / (bids[0] ?? 1)).toBeLessThan(1.01);
    expect([...book.bids, ...book.asks].every(([, size]) => size > 0)).toBe(true);
  });
});

describe('trades', () => {
  it('lie within their minute’s candle and have about its value', async () => {
    const time = NOW + 30_000;
    const market = at(time);
    const trades = await market.trades('bitcoin', 1000);
    const candles = await market.candles({ code: 'bitcoin', periodMinutes: 1, end: time, limit: 8 });
    expect(trades.map((trade) => trade.time)).toEqual(
      trades.map((trade) => trade.time).toSorted((a, b) => b - a),
    );
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    for (const candle of candles.slice(1, -1)) {
      const own = trades.filter((trade) => trade.time >= candle.time && trade.time < candle.time + 60_000);
      expect(own.length).toBeGreaterThan(60);
      for (const { price } of own) {
        expect(price).toBeGreaterThanOrEqual(candle.low);
        expect(price).toBeLessThanOrEqual(candle.high);
      }
      const worth = own.reduce((sum, { price, size }) => sum + price * size, 0);
      expect(worth / candle.turnover).toBeGreaterThan(0.7);
      expect(worth / candle.turnover).toBeLessThan(1.3);
    }
  });
});

describe('ticks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('come once a second for each coin that moved, and stop without listeners', () => {
    const market = createTestMarket(Date.now);
    const received: Tick[] = [];
    const stop = market.subscribe(['bitcoin', 'no-such-coin'], (ticks) => received.push(...ticks));
    vi.advanceTimersByTime(10_000);
    expect(received.length).toBeGreaterThan(7);
    expect(received.every(({ code }) => code === 'bitcoin')).toBe(true);
    expect(new Set(received.map(({ price }) => price)).size).toBe(received.length);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('carry the snapshot’s figures, and the ticker’s own price for an exchange', async () => {
    const market = createTestMarket(() => NOW);
    const received: Tick[] = [];
    const stop = market.subscribe(['bitcoin', 'upbit_btc_krw'], (ticks) => received.push(...ticks));
    vi.advanceTimersByTime(1_000);
    stop();
    const coin = (await market.coins()).find(({ code }) => code === 'bitcoin');
    const [candle] = await market.candles({
      code: 'upbit_btc_krw',
      periodMinutes: 1,
      end: NOW + 1,
      limit: 1,
    });
    expect(received.map(({ code }) => code)).toEqual(['bitcoin', 'upbit_btc_krw']);
    const { code, time, price, change24h, changeUtc8, changeUtc0, volume24h } = { ...coin, ...received[0] };
    expect(received[0]).toEqual({ code, time, price, change24h, changeUtc8, changeUtc0, volume24h });
    expect(coin).toMatchObject({ price, change24h, changeUtc8, changeUtc0, volume24h });
    expect(received[1]?.price).toBe(candle?.close);
  });

  it('do not come while the clock is frozen', () => {
    const market = createTestMarket(() => NOW);
    const received: Tick[] = [];
    const stop = market.subscribe(['bitcoin'], (ticks) => received.push(...ticks));
    vi.advanceTimersByTime(5_000);
    expect(received.length).toBe(1);
    stop();
  });

  it('reach every listener with its own coins', () => {
    const market = createTestMarket(Date.now);
    const [first, second] = [new Set<string>(), new Set<string>()];
    const note = (codes: Set<string>) => (ticks: readonly Tick[]) => {
      for (const { code } of ticks) codes.add(code);
    };
    const stops = [
      market.subscribe(['bitcoin', 'ethereum'], note(first)),
      market.subscribe(['ethereum'], note(second)),
    ];
    vi.advanceTimersByTime(3_000);
    expect([[...first].sort(), [...second]]).toEqual([['bitcoin', 'ethereum'], ['ethereum']]);
    for (const stop of stops) stop();
  });
});

import { known } from '@coinmirror/testing/world.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { coin, far, startReplayMarkets } from '../testing/replayMarket.ts';

const MINUTE = 60_000;
const markets = await startReplayMarkets();
const { clock, open, server, truthOf } = markets;
afterAll(markets.close);
beforeEach(markets.begin);

describe('a first start while CoinGecko is away', () => {
  const away = () => server('COINGECKO').misbehave({ kind: 'status', status: 403 });

  test('lists coins with their prices, and their values by the second source; records are unknown', async () => {
    away();
    const snapshot = await open().snapshot();
    expect(snapshot.coins.length).toBeGreaterThan(400);
    for (const code of ['bitcoin', 'binancecoin', 'solana', 'dogecoin', 'chainlink']) {
      const [own, truth] = [coin(snapshot, code), await truthOf(code)];
      expect(far(own.price, truth.price), code).toBeLessThan(0.005);
      expect(far(known(own.marketCap), known(truth.marketCap)), code).toBeLessThan(0.01);
      expect(far(own.volume24h, truth.volume24h), code).toBeLessThan(0.01);
      expect(own.marketCap, code).toBe(own.price * known(own.circulatingSupply));
      expect(known(own.rank), code).toBeGreaterThan(0);
      expect([own.allTimeHigh, own.allTimeHighAt, own.allTimeLow, own.drawdown], code).toEqual([
        null,
        null,
        null,
        null,
      ]);
    }
    // Nobody tells the range and the midnights of a coin that none of the eight venues trades.
    const untraded = snapshot.coins.filter(({ code }) => !snapshot.pairsOf.has(code));
    expect(untraded.length).toBeGreaterThan(0);
    expect(new Set(untraded.map(({ high24h, changeUtc8 }) => `${high24h} ${changeUtc8}`))).toEqual(
      new Set(['null null']),
    );
  });

  test('ends when it comes back: the rest is filled in, and the second source is heard as before', async () => {
    away();
    const world = open();
    const before = await world.snapshot();
    server('COINGECKO').misbehave(null);
    clock.time += 11 * MINUTE;
    const after = await world.snapshot();
    expect(after.coins.length).toBeGreaterThanOrEqual(before.coins.length);
    expect(known(coin(after, 'bitcoin').allTimeHigh)).toBeGreaterThanOrEqual(coin(after, 'bitcoin').price);
    expect(after.coins.filter(({ allTimeHigh }) => allTimeHigh === null)).toEqual([]);
    const asked = server('COINPAPRIKA').asked.length;
    for (const _ of [1, 2, 3, 4, 5]) {
      clock.time += MINUTE;
      await world.snapshot();
    }
    expect(server('COINPAPRIKA').asked.length).toBe(asked + 1);
  });

  test('lists the largest coins by CoinMarketCap where that is on and Coinpaprika is away too', async () => {
    away();
    server('COINPAPRIKA').misbehave({ kind: 'status', status: 403 });
    const snapshot = await open({ SOURCES_COINMARKETCAP: 'on' }).snapshot();
    const [own, truth] = [coin(snapshot, 'bitcoin'), await truthOf('bitcoin')];
    expect(own.circulatingSupply).toBe(truth.circulatingSupply);
  });
});

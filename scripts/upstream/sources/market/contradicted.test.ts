import { known } from '@coinmirror/testing/world.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FALSIFIED, falsify, multiply, redenominate } from '../testing/falsify.ts';
import { coin, far, startReplayMarkets } from '../testing/replayMarket.ts';
import type { MarketSnapshot } from './marketSnapshot.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const CODE = 'dogecoin';
const markets = await startReplayMarkets();
const { clock, open, server } = markets;
afterAll(markets.close);
beforeEach(markets.begin);

/** Multiplies numbers that CoinGecko reports on a coin. */
function lieOf(code: string, fields: readonly string[], times: number): void {
  falsify(server('COINGECKO'), '/api/v3/coins/markets', (row) =>
    row['id'] === code ? multiply(row, fields, times) : row,
  );
}

function shareOf(snapshot: MarketSnapshot, code: string): number {
  const sum = snapshot.coins.reduce((total, { marketCap }) => total + (marketCap ?? 0), 0);
  return known(coin(snapshot, code).marketCap) / sum;
}

describe('a coin that is a thousandfold at once on five venues', () => {
  const redenominateAll = () => {
    for (const name of FALSIFIED) redenominate(server(name), name, { base: 'DOGE', times: 1_000 });
  };

  test('keeps its price, rank, share, records and past: nobody confirms it', async () => {
    const world = open();
    const before = await world.snapshot();
    redenominateAll();
    for (const venueQuotes of [1, 2, 3, 4]) {
      clock.time += 10 * SECOND;
      const snapshot = await world.snapshot();
      const [own, was] = [coin(snapshot, CODE), coin(before, CODE)];
      expect(far(own.price, was.price), String(venueQuotes)).toBeLessThan(0.02);
      expect(own.rank).toBe(was.rank);
      expect(Math.abs(shareOf(snapshot, 'bitcoin') - shareOf(before, 'bitcoin'))).toBeLessThan(0.005);
      expect(own.allTimeHigh).toBe(was.allTimeHigh);
      expect(known(own.high24h)).toBeLessThan(was.price * 2);
      for (const change of [own.change24h, own.change7d, own.changeUtc8])
        expect(Math.abs(change ?? 0)).toBeLessThan(90);
      expect(snapshot.pairs.has('binance_doge_usdt')).toBe(false);
    }
    // The others, whom the listing confirms, make the price meanwhile: these five are as far from them as any stray pair.
    const held = [...world.market.quarantine().keys()];
    expect(held).toEqual(expect.arrayContaining(['binance DOGEUSDT', 'okx DOGE-USDT', 'gate DOGE_USDT']));
  });

  test('is named to the operator from the first reading on, with those who say so', async () => {
    const world = open();
    await world.snapshot();
    redenominateAll();
    clock.time += 10 * SECOND;
    const snapshot = await world.snapshot();
    expect(world.market.held.prices().get(CODE)).toMatchObject({
      reason: expect.stringContaining('1000 倍'),
      sourceNames: expect.arrayContaining(['binance', 'okx', 'bybit', 'gate', 'bitget']),
      since: clock.time,
    });
    expect(snapshot.pairsOf.get(CODE)?.map(({ venue }) => venue)).toEqual(
      expect.arrayContaining(['kraken', 'coinbase']),
    );
  });

  test('has the new price as soon as a listing says the same', async () => {
    const world = open();
    const before = await world.snapshot();
    redenominateAll();
    clock.time += 10 * SECOND;
    expect(far(coin(await world.snapshot(), CODE).price, coin(before, CODE).price)).toBeLessThan(0.02);
    lieOf(CODE, ['current_price', 'market_cap'], 1_000);
    clock.time += 6 * MINUTE;
    const snapshot = await world.snapshot();
    const [own, was] = [coin(snapshot, CODE), coin(before, CODE)];
    expect(own.price / was.price).toBeGreaterThan(900);
    expect(world.market.held.prices().has(CODE)).toBe(false);
    expect(snapshot.pairs.has('binance_doge_usdt')).toBe(true);
  });

  test('is not believed at a start either', async () => {
    const { price } = coin(await open().snapshot(), CODE);
    redenominateAll();
    expect(far(coin(await open().snapshot(), CODE).price, price)).toBeLessThan(0.02);
  });
});

describe('a price that comes back', () => {
  /** A field of each venue's tickers. */
  const multiplyEach = (fields: Readonly<Record<string, string>>, times: number) => {
    for (const name of FALSIFIED) {
      const field = fields[name];
      if (field !== undefined) redenominate(server(name), name, { base: 'DOGE', times, fields: [field] });
    }
  };

  test('leaves no record and no range of the thousandfold that venues tell of the day', async () => {
    const before = await open().snapshot();
    multiplyEach(
      { BINANCE: 'highPrice', OKX: 'high24h', BYBIT: 'highPrice24h', GATE: 'high_24h', BITGET: 'high24h' },
      1_000,
    );
    const own = coin(await open().snapshot(), CODE);
    expect(own.allTimeHigh).toBe(coin(before, CODE).allTimeHigh);
    expect(known(own.high24h)).toBeLessThan(own.price * 2);
  });

  test('leaves no change of an opening of a thousandth: the listing’s own stands', async () => {
    const before = coin(await open().snapshot(), CODE);
    multiplyEach({ BINANCE: 'openPrice', OKX: 'open24h', BYBIT: 'prevPrice24h', BITGET: 'open' }, 0.001);
    const own = coin(await open().snapshot(), CODE);
    expect(Math.abs(known(own.change24h) - known(before.change24h))).toBeLessThan(3);
  });
});

describe('a source that contradicts itself', () => {
  test.each([
    ['a millionfold supply', ['circulating_supply'], 1e6, '自报市值'],
    ['a millionth of a supply', ['circulating_supply'], 1e-6, '自报市值'],
    ['a millionfold supply and value at an old rank', ['circulating_supply', 'market_cap'], 1e6, '自报排名'],
  ])('%s leaves its coin unranked, and all others as they were', async (_what, fields, times, reason) => {
    const before = await open().snapshot();
    lieOf('chainlink', fields, times);
    const world = open();
    const snapshot = await world.snapshot();
    const { rank, marketCap, circulatingSupply, turnoverRate, price } = coin(snapshot, 'chainlink');
    expect([rank, marketCap, circulatingSupply, turnoverRate]).toEqual([null, null, null, null]);
    expect(far(price, coin(before, 'chainlink').price)).toBeLessThan(0.02);
    expect(coin(snapshot, 'bitcoin').rank).toBe(1);
    expect([...world.market.held.supplies().values()]).toEqual([
      expect.objectContaining({
        code: 'chainlink',
        sourceNames: ['COINGECKO'],
        reason: expect.stringContaining(reason),
      }),
    ]);
  });

  test('a price of a thousandfold beside a right value moves nothing', async () => {
    const before = coin(await open().snapshot(), 'chainlink');
    lieOf('chainlink', ['current_price'], 1_000);
    const own = coin(await open().snapshot(), 'chainlink');
    expect(far(own.price, before.price)).toBeLessThan(0.02);
    expect(own.rank).toBe(before.rank);
    expect(own.change7d).toBeNull();
  });
});

describe('a volume that cannot be', () => {
  test.each([-1, 1e6])('× %d hides no coin: what is read is told in its place', async (times) => {
    const before = await open().snapshot();
    lieOf('bitcoin', ['total_volume'], times);
    const own = coin(await open().snapshot(), 'bitcoin');
    expect(own.volume24h).toBeGreaterThan(0);
    expect(own.volume24h).toBeLessThanOrEqual(coin(before, 'bitcoin').volume24h * 1.5);
    expect(own.rank).toBe(1);
  });

  test('of one pair on one venue is no pair, and no turnover of the venue', async () => {
    redenominate(server('BINANCE'), 'BINANCE', { base: 'LINK', times: 1e9, fields: ['quoteVolume'] });
    const snapshot = await open().snapshot();
    expect(snapshot.pairs.has('binance_link_usdt')).toBe(false);
    expect(snapshot.pairs.has('okx_link_usdt')).toBe(true);
  });
});

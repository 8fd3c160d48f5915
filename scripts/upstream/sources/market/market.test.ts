import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { known } from '@coinmirror/testing/world.ts';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coinCatalogue, realCoins } from '../../catalogue/coinCatalogue.ts';
import { pricePorts } from '../ports/pricePorts.ts';
import { coin, far, startReplayMarkets } from '../testing/replayMarket.ts';

const MINUTE = 60_000;
const markets = await startReplayMarkets();
const { clock, replay, open, server, truthOf } = markets;
afterAll(markets.close);
beforeEach(markets.begin);

describe('the market that all sources tell', () => {
  test('has the true price, change, supply and records of each large coin', async () => {
    const snapshot = await open().snapshot();
    for (const code of ['bitcoin', 'ethereum', 'solana', 'dogecoin', 'chainlink']) {
      const [own, truth] = [coin(snapshot, code), await truthOf(code)];
      expect(far(own.price, truth.price), code).toBeLessThan(0.005);
      expect(Math.abs(known(own.change24h) - known(truth.change24h)), code).toBeLessThan(0.5);
      expect(Math.abs(known(own.changeUtc8) - known(truth.changeUtc8)), code).toBeLessThan(0.5);
      expect(own.circulatingSupply, code).toBe(truth.circulatingSupply);
      expect(far(known(own.allTimeHigh), known(truth.allTimeHigh)), code).toBeLessThan(0.01);
    }
  });

  test('holds together: value is price times supply, ranks follow it, ranges hold the price', async () => {
    const { coins } = await open().snapshot();
    expect(coins.length).toBeGreaterThan(300);
    for (const each of coins) {
      if (each.circulatingSupply !== null) expect(each.marketCap).toBe(each.price * each.circulatingSupply);
      const holds = (low: number | null, high: number | null) =>
        known(low) <= each.price && each.price <= known(high);
      expect(holds(each.low24h, each.high24h), each.code).toBe(true);
      expect(holds(each.allTimeLow, each.allTimeHigh), each.code).toBe(true);
      expect(known(each.drawdown)).toBeLessThanOrEqual(0);
    }
    const ranked = coins.filter(({ rank }) => rank !== null);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, i) => i + 1));
    expect(ranked.map(({ marketCap }) => known(marketCap))).toEqual(
      ranked.map(({ marketCap }) => known(marketCap)).toSorted((one, other) => other - one),
    );
  });

  test('has no coin that is invented, and no market value where nobody knows the supply', async () => {
    const { coins, pairs } = await open().snapshot();
    const real = new Set(realCoins.map(({ code }) => code));
    const invented = coinCatalogue.filter(({ code }) => !real.has(code));
    expect(invented.length).toBeGreaterThan(400);
    expect(coins.filter(({ code }) => !real.has(code))).toEqual([]);
    expect([...pairs.values()].filter(({ coinCode }) => !real.has(coinCode))).toEqual([]);
    const unknown = coins.filter(({ circulatingSupply }) => circulatingSupply === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.filter(({ marketCap, rank }) => marketCap !== null || rank !== null)).toEqual([]);
  });

  test('lists the pairs of a coin with shares that add up to 100, and no pair that does not trade', async () => {
    const snapshot = await open().snapshot();
    const ports = pricePorts(
      { market: async () => snapshot, latest: () => snapshot, onCycle: () => () => undefined },
      { subscribe: () => () => undefined },
    );
    const pairs = await known(ports.pairs).of('bitcoin');
    expect(new Set(pairs.map(({ exchange }) => exchange)).size).toBe(8);
    expect(pairs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
    for (const { priceUsd, quote } of pairs) {
      if (quote !== 'KRW') expect(far(priceUsd, coin(snapshot, 'bitcoin').price)).toBeLessThan(0.01);
    }
    expect([...snapshot.pairs.keys()]).not.toContain('binance_bttold_btc');
  });
});

describe('the price of a coin', () => {
  test('is the same within half a percent whichever source is away', async () => {
    const { price } = coin(await open().snapshot(), 'bitcoin');
    for (const name of ['BINANCE', 'OKX', 'COINBASE', 'KRAKEN', 'FRANKFURTER'] as const) {
      server(name).misbehave({ kind: 'status', status: 451 });
      expect(far(coin(await open().snapshot(), 'bitcoin').price, price), name).toBeLessThan(0.005);
      server(name).misbehave(null);
    }
  });

  test('stands through both dollar venues being away: the second source tells what a Tether costs', async () => {
    const { price } = coin(await open().snapshot(), 'bitcoin');
    for (const name of ['COINBASE', 'KRAKEN'] as const)
      server(name).misbehave({ kind: 'status', status: 500 });
    expect(far(coin(await open().snapshot(), 'bitcoin').price, price)).toBeLessThan(0.005);
  });

  test('that nobody confirms any more stays what it was, and the beat tells its age', async () => {
    const world = open();
    const before = await world.snapshot();
    for (const each of replay.servers.values()) each.misbehave({ kind: 'status', status: 503 });
    clock.time += 10 * MINUTE;
    const after = await world.snapshot();
    expect(coin(after, 'bitcoin').price).toBe(coin(before, 'bitcoin').price);
    expect(after.at - before.at).toBeLessThanOrEqual(15_000);
    expect(clock.time - after.at).toBeGreaterThan(9 * MINUTE);
  });

  test('goes on while another process holds what is kept, and no reading waits for it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'held-'));
    const world = open({}, dataDir);
    const before = await world.snapshot();
    const other = new DatabaseSync(join(dataDir, 'market.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    clock.time += MINUTE;
    const ask = vi.spyOn(world.store.spending, 'save');
    const began = performance.now();
    const after = await world.snapshot();
    // One wait of the 5 s that a start may take, of some thirty writes, would be more.
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(ask).toHaveBeenCalled();
    expect(after.at).toBeGreaterThan(before.at);
    expect(coin(after, 'bitcoin').price).not.toBe(coin(before, 'bitcoin').price);
    expect(far(coin(after, 'bitcoin').price, (await truthOf('bitcoin')).price)).toBeLessThan(0.005);
    other.exec('COMMIT');
    other.close();
    world.store.close();
  });

  test('moves with the market from beat to beat, and remembers the hour', async () => {
    const world = open();
    const before = await world.snapshot();
    for (const minutes of [20, 20, 20]) {
      clock.time += minutes * MINUTE;
      await world.snapshot();
    }
    const after = await world.snapshot();
    const [own, truth] = [coin(after, 'bitcoin'), await truthOf('bitcoin')];
    expect(far(own.price, truth.price)).toBeLessThan(0.005);
    expect(known(own.change1h)).toBeCloseTo((own.price / coin(before, 'bitcoin').price - 1) * 100, 6);
  });

  test('is that of tickers, whatever sockets say; the pair is listed at its last trade, unless that is far off', async () => {
    const world = open();
    const before = await world.snapshot();
    const { price } = coin(before, 'bitcoin');
    const pair = known(before.pairs.get('okx_btc_usdt'));
    for (const [symbol, factor] of [
      ['BTC-USDT', 1.01],
      ['ETH-USDT', 1.2],
    ] as const) {
      const { last } = known(before.pairs.get(`okx_${symbol.toLowerCase().replace('-', '_')}`)).ticker;
      clock.time += 1;
      world.lastPrices.hear('okx', [{ symbol, price: last * factor }]);
    }
    const heard = known(world.market.snapshot());
    expect(coin(heard, 'bitcoin').price).toBe(price);
    expect(known(heard.pairs.get('okx_btc_usdt')).ticker.last).toBe(pair.ticker.last * 1.01);
    expect(heard.pairs.get('okx_eth_usdt')?.ticker).toEqual(before.pairs.get('okx_eth_usdt')?.ticker);
    clock.time += 10_000;
    const after = await world.snapshot();
    // The next tickers are newer than what was heard.
    expect(
      far(known(after.pairs.get('okx_btc_usdt')).ticker.last, coin(after, 'bitcoin').price),
    ).toBeLessThan(0.005);
  });

  test('does not move where one venue is a thousandfold too high, which is held back after three readings', async () => {
    const world = open();
    const { price } = coin(await world.snapshot(), 'bitcoin');
    const path = '/api/v4/spot/tickers';
    const reported = await fetch(`${server('GATE').origin}${path}`);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), await reported.json());
    const thousandfold = (text = '0') => String(Number(text) * 1_000);
    server('GATE').answer(
      path,
      rows.map((row) => ({
        ...row,
        last: thousandfold(row['last']),
        lowest_ask: thousandfold(row['lowest_ask']),
        highest_bid: thousandfold(row['highest_bid']),
      })),
    );
    for (const venueQuotes of [1, 2, 3]) {
      clock.time += 10_000;
      const snapshot = await world.snapshot();
      expect(far(coin(snapshot, 'bitcoin').price, price), String(venueQuotes)).toBeLessThan(0.005);
      expect(snapshot.pairs.has('gate_btc_usdt'), String(venueQuotes)).toBe(false);
    }
    expect(world.market.quarantine().get('gate BTC_USDT')?.isHeld).toBe(true);
    expect(world.store.quarantine.all('spot').has('gate BTC_USDT')).toBe(true);
  });
});

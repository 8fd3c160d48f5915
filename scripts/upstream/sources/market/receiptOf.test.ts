import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { known } from '@coinmirror/testing/world.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PriceReceipt } from '../../ports/receipts.ts';
import { receiptsPort } from '../ports/receiptsPort.ts';
import { FALSIFIED, falsify, redenominate } from '../testing/falsify.ts';
import { coin, startReplayMarkets } from '../testing/replayMarket.ts';
import type { MarketSnapshot } from './marketSnapshot.ts';
import { receiptOf } from './receiptOf.ts';
import { createReceiptRecorder } from './recordReceipts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const markets = await startReplayMarkets();
const { clock, open, server } = markets;
afterAll(markets.close);
beforeEach(markets.begin);

const receiptIn = (snapshot: MarketSnapshot, code: string): PriceReceipt =>
  receiptOf(known(snapshot.decisions.get(code)), snapshot.at, snapshot.otherCoins().get(code));

describe('the receipt of a price from public sources', () => {
  test('reckons to the very price of every coin that venues tell', async () => {
    const snapshot = await open().snapshot();
    let told = 0;
    for (const { code, price } of snapshot.coins) {
      const receipt = receiptIn(snapshot, code);
      expect(receipt.price, code).toBe(price);
      if (receipt.rule !== 'median') continue;
      told += 1;
      const { value } = receiptSum(receipt.rule, receipt.quotes);
      expect(value, code).toBe(price);
    }
    expect(told).toBeGreaterThan(90);
  });

  test('has weights of 100 % together, of no venue more than half, and each venue once', async () => {
    const { quotes, refused, time, confirmedAt } = receiptIn(await open().snapshot(), 'bitcoin');
    expect(quotes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 4);
    expect(Math.max(...quotes.map(({ weight }) => weight))).toBeLessThanOrEqual(50.000001);
    expect(new Set(quotes.map(({ exchange }) => exchange)).size).toBe(quotes.length);
    expect(known(quotes.find(({ exchange }) => exchange === 'binance')).pair).toContain('BTCUSDT');
    expect(refused).toEqual([]);
    expect(confirmedAt - time).toBeLessThan(5 * SECOND);
  });

  test('names what is far from the others, and after three readings that it is in quarantine', async () => {
    redenominate(server('OKX'), 'OKX', { base: 'DOGE', times: 2 });
    const world = open();
    const reasons = async () => {
      const { refused, quotes } = receiptIn(await world.snapshot(), 'dogecoin');
      expect(quotes.map(({ exchange }) => exchange)).not.toContain('okx');
      return [...new Set(refused.filter(({ exchange }) => exchange === 'okx').map(({ why }) => why))];
    };
    expect(await reasons()).toEqual(['outlier']);
    for (const _ of [1, 2, 3]) {
      clock.time += 10 * SECOND;
      await world.snapshot();
    }
    clock.time += 10 * SECOND;
    expect(await reasons()).toEqual(['quarantined']);
  });

  test('says why most venues are held back, and whose price stands instead', async () => {
    for (const name of FALSIFIED) redenominate(server(name), name, { base: 'DOGE', times: 1_000 });
    const snapshot = await open({ SOURCES_COINBASE: 'off', SOURCES_KRAKEN: 'off' }).snapshot();
    const receipt = receiptIn(snapshot, 'dogecoin');
    expect(receipt.price).toBe(coin(snapshot, 'dogecoin').price);
    expect(receipt.rule).toBe('listing');
    expect(receipt.quotes).toEqual([]);
    expect(new Set(receipt.refused.map(({ why }) => why))).toEqual(new Set(['unconfirmed']));
    expect(receipt.doubt).toMatch(/各交易所一致.*倍/);
  });

  test('names a quote under the coin’s symbol that is of another coin', async () => {
    const before = receiptIn(await open().snapshot(), 'chainlink');
    expect(before.refused).toEqual([]);
    expect(before.quotes.map(({ exchange }) => exchange)).toContain('gate');
    falsify(server('GATE'), '/api/v4/spot/currency_pairs', (row) =>
      row['base'] === 'LINK' ? { ...row, base_name: 'Linked Finance World' } : row,
    );
    const { quotes, refused } = receiptIn(await open().snapshot(), 'chainlink');
    expect(quotes.map(({ exchange }) => exchange)).not.toContain('gate');
    expect(refused.map(({ exchange, pair, why }) => [exchange, pair, why])).toEqual([
      ['gate', 'LINK_USDT', 'identity'],
    ]);
  });

  test('what is no number is refused as that, without a price', async () => {
    const decision = known((await open().snapshot()).decisions.get('bitcoin'));
    const [candidate] = decision.accepted;
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, -1].map((price) => ({
      candidate: { ...known(candidate), price },
      why: 'notANumber' as const,
    }));
    const { refused } = receiptOf({ ...decision, refused: odd }, clock.time);
    expect(refused.map(({ price, why }) => [price, why])).toEqual(Array(3).fill([null, 'notANumber']));
  });

  test('keeps the forty busiest of a thousand refused quotes', async () => {
    const decision = known((await open().snapshot()).decisions.get('bitcoin'));
    const refused = Array.from({ length: 1_000 }, (_, at) => ({
      candidate: { ...known(decision.accepted[0]), symbol: `P${at}`, volume: at === 7 ? Number.NaN : at },
      why: 'thin' as const,
    }));
    const kept = receiptOf({ ...decision, refused }, clock.time).refused;
    expect(kept).toHaveLength(40);
    expect(kept[0]?.pair).toBe('P999');
  });
});

describe('receipts by minutes', () => {
  test('are written once a minute, by its first cycle, and read as they were', async () => {
    const world = open();
    const record = createReceiptRecorder(world.store.receipts);
    const first = await world.snapshot();
    record(first);
    clock.time += 10 * SECOND;
    redenominate(server('OKX'), 'OKX', { base: 'BTC', times: 1.001 });
    record(await world.snapshot());
    const port = receiptsPort({ market: async () => first }, world.store.receipts);
    expect(await port.of('bitcoin', first.at)).toEqual(receiptIn(first, 'bitcoin'));
    expect(await port.of('bitcoin', null)).toEqual(receiptIn(first, 'bitcoin'));
    expect(await port.of('bitcoin', first.at - MINUTE)).toBeNull();
    expect(await port.of('no-such-coin', null)).toBeNull();
    expect(await port.of('__proto__', first.at)).toBeNull();
  });
});

import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { ask, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { CandleQuery } from '../../ports/candles.ts';
import { answer } from '../dispatch/answer.ts';

describe('candles', () => {
  it('have high before open on the wire', async () => {
    const { body } = await answer('candles', { tickerid: 'bitcoin', period: 60, limit: 5 }, testContext);
    const { data } = body as { data: { kline: number[][] } };
    for (const [time = 0, high = 0, open = 0, low = 0, close = 0] of data.kline) {
      expect(time % 3600).toBe(0);
      expect(high).toBeGreaterThanOrEqual(Math.max(open, low, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
  });

  it('end at the price of the ranking', async () => {
    const coin = await ask('coinInfo', { code: 'ethereum' });
    const last = async (tickerid: string) =>
      (await ask('candles', { tickerid, period: 1 })).at(-1)?.close ?? 0;
    expect(await last('ethereum')).toBeCloseTo(known(coin.quote.price), 6);
    expect((await last('binance_eth_usdt')) / known(coin.quote.price)).toBeCloseTo(1, 2);
  });

  it('respect reach, since and limit', async () => {
    const reach = TEST_TIME / 1000 - 86_400;
    const since = reach - 36_000;
    const candles = await ask('candles', { tickerid: 'bitcoin', period: 60, reach, since });
    expect(candles).toHaveLength(10);
    expect(candles.every(({ time }) => time < reach * 1000 && time >= since * 1000)).toBe(true);
    expect(await ask('candles', { tickerid: 'bitcoin', period: 60, limit: 7 })).toHaveLength(7);
  });

  it('price a coin in another coin and in a currency', async () => {
    const last = async (tickerid: string) =>
      (await ask('candles', { tickerid, period: 60 })).at(-1)?.close ?? 0;
    const [eth, btc, ethBtc] = [await last('ethereum'), await last('bitcoin'), await last('binance_eth_btc')];
    expect((ethBtc * btc) / eth).toBeCloseTo(1, 2);
    expect((await last('upbit_btc_krw')) / btc).toBeGreaterThan(1000);
  });

  it('begin days at Beijing midnight, or at UTC midnight on request', async () => {
    const hourOf = async (utc: 0 | 1) => {
      const [day] = await ask('candles', { tickerid: 'bitcoin', period: 1440, utc, limit: 1 });
      return new Date(day?.time ?? 0).getUTCHours();
    };
    expect([await hourOf(0), await hourOf(1)]).toEqual([16, 0]);
  });
});

describe('a contract of which no venue tells candles or orders', () => {
  const tickerid = 'okx_swap_eth_usdt';
  const { candles, orderBooks } = testContext.sources;
  const sources = {
    ...testContext.sources,
    candles: {
      ...candles,
      list: async (query: CandleQuery) => (query.code === tickerid ? [] : candles.list(query)),
    },
    orderBooks: { ...known(orderBooks), top: async () => null },
  };
  const context = { ...testContext, sources };

  it('costs what its exchange lists, and has no book, which is no missing page', async () => {
    const listed = (
      await ask('coinMarkets', { code: 'ethereum', tickertype: MARKET_TYPE.futures, pagesize: 100 }, context)
    ).rows;
    const pair = await ask('klinePair', { tickerid }, context);
    expect(pair.price).toBe(known(listed.find((row) => row.tickerId === tickerid)).quotePrice);
    const { status, body } = await answer('orderBook', { tickerid, limit: 5 }, context);
    expect([status, body]).toMatchObject([200, { code: NOT_CONNECTED }]);
  });

  it('is missing where it is no pair at all', async () => {
    const { status } = await answer('orderBook', { tickerid: 'okx_swap_nothing_usdt', limit: 5 }, context);
    expect(status).toBe(404);
  });
});

describe('orderBook', () => {
  it('never crosses, best first', async () => {
    const { bids, asks } = await ask('orderBook', { tickerid: 'binance_btc_usdt', limit: 20 });
    const prices = (levels: readonly (readonly [number, number])[]) => levels.map(([price]) => price);
    expect(prices(bids)).toEqual(prices(bids).toSorted((a, b) => b - a));
    expect(prices(asks)).toEqual(prices(asks).toSorted((a, b) => a - b));
    expect(bids[0]?.[0]).toBeLessThan(asks[0]?.[0] ?? 0);
    expect([bids.length, asks.length]).toEqual([20, 20]);
  });
});

describe('coinCharts', () => {
  it('ends now, at the coin’s price, in USD and BTC', async () => {
    const points = await ask('coinCharts', { code: 'ethereum', type: 'd' });
    const [eth, btc] = [
      await ask('coinInfo', { code: 'ethereum' }),
      await ask('coinInfo', { code: 'bitcoin' }),
    ];
    const last = points.at(-1);
    expect(last?.time).toBe(TEST_TIME);
    expect(last?.priceUsd).toBeCloseTo(known(eth.quote.price), 6);
    expect(last?.priceBtc).toBeCloseTo(known(eth.quote.price) / known(btc.quote.price), 9);
    expect((last?.marketCap ?? 0) / (eth.quote.marketCap ?? 1)).toBeCloseTo(1, 6);
    const times = points.map((point) => point.time);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it('begins the current year at Beijing midnight of 1 January', async () => {
    const [first] = await ask('coinCharts', { code: 'bitcoin', type: 'ydt' });
    expect(first?.time).toBe(Date.parse('2026-01-01T00:00:00+08:00'));
  });
});

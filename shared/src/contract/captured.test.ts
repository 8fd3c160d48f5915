import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coinEndpoints } from './coins.ts';
import coinRank from './fixtures/coinRank.json' with { type: 'json' };
import global from './fixtures/global.json' with { type: 'json' };
import kline from './fixtures/kline.json' with { type: 'json' };
import sulkindex from './fixtures/sulkindex.json' with { type: 'json' };
import { klineEndpoints } from './kline.ts';
import { marketEndpoints } from './market.ts';
import { sentimentEndpoints } from './sentiment.ts';

describe('captured answers', () => {
  it('decodes the market summary, whose success code is 0', () => {
    const market = v.parse(marketEndpoints.globalMarket.response, global);
    expect(market).toMatchObject({ coinCount: 2549, marketCap: 3.81159282286e11, goldPrice: 2008.22 });
    expect(market.btcDominance).toBeNull();
    expect(market.ethGasGwei).toBeNull();
  });

  it('turns USD per CNY into CNY per USD, and the OTC price into a premium', () => {
    const market = v.parse(marketEndpoints.globalMarket.response, global);
    expect(market.cnyPerUsd).toBeCloseTo(6.952, 3);
    expect(market.usdtPremium).toBeCloseTo((global.data.offmarketprice - 1) * 100, 3);
  });

  it('decodes a ranking row into USD, percent and epoch ms', () => {
    const page = v.parse(coinEndpoints.coinRank.response, coinRank);
    const [row] = page.rows;
    expect(row).toMatchObject({
      symbol: 'BTC',
      name: '比特币',
      price: 8900.89,
      changeUtc0: 3.85,
      changeUtc8: 0.58,
      circulatingSupply: 18247575,
      allTimeHigh: 20089,
      allTimeHighAt: Date.parse('2017-12-17T00:00:00+08:00'),
      isMineable: true,
      ads: [{ name: '开户', url: 'https://example.com/join', image: '/ads/join.png' }],
    });
    expect(row?.sparkline).toHaveLength(28);
    expect(row).not.toHaveProperty('current_price');
  });

  it('has figures that match each other within a row', () => {
    const [wire] = coinRank.data;
    const row = v.parse(coinEndpoints.coinRank.response, coinRank).rows[0];
    if (!wire || !row) throw new Error('the sample has a row');
    const cnyPerUsd = wire.current_price / row.price;
    expect(cnyPerUsd).toBeCloseTo(6.9624, 4);
    expect(wire.market_value / (wire.current_price * wire.supply)).toBeCloseTo(1, 5);
    expect(wire.vol / (row.volume24h ?? 0)).toBeCloseTo(cnyPerUsd, 4);
    expect(wire.market_value / (row.marketCap ?? 0)).toBeCloseTo(cnyPerUsd, 4);
    expect(((row.volume24h ?? 0) / (row.marketCap ?? 1)) * 100).toBeCloseTo(row.turnoverRate ?? 0, 2);
    expect((row.price / (row.allTimeHigh ?? 1) - 1) * 100).toBeCloseTo(row.drawdown ?? 0, 2);
  });

  it('reads candles as time, high, open, low, close', () => {
    expect(v.parse(klineEndpoints.candles.response, kline)).toEqual([
      {
        time: 1603065600000,
        open: 32.3569,
        high: 39.7777,
        low: 20.6023,
        close: 38.6663,
        volume: 5387902.82,
        turnover: 154196745.159039,
      },
    ]);
  });

  it('decodes the fear and greed index, history oldest first', () => {
    const index = v.parse(sentimentEndpoints.fearGreed.response, sulkindex);
    expect(index.now).toEqual({ value: 95, label: '极度贪婪' });
    expect(index.lastWeek.value).toBe(91);
    expect(index.updatedAt).toBe(1609904835000);
    expect(index.history.map((day) => day.value)).toEqual([93, 95]);
  });
});

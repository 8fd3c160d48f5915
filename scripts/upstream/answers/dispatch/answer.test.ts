import { CANDLE_PERIODS } from '@coinmirror/shared/constants/periods.ts';
import { CHART_RANGES } from '@coinmirror/shared/contract/coin/charts.ts';
import { COIN_LIST_TYPE, COIN_SORTS } from '@coinmirror/shared/contract/coins.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';

const refuse = (name: Parameters<typeof answer>[0], params: Record<string, unknown>) =>
  answer(name, params, testContext);

describe('every answer decodes by its own endpoint', () => {
  it.each([
    ['globalMarket', {}],
    ['currencyRates', {}],
    ['exchangeRates', {}],
    ['coinRank', {}],
    ['newCoins', {}],
    ['coinInfo', { code: 'bitcoin' }],
    ['coinCharts', { code: 'bitcoin' }],
    ['maxChange', {}],
    ['volumeRank', {}],
    ['turnoverRank', {}],
    ['largePosition', {}],
    ['conceptHot', {}],
    ['conceptList', {}],
    ['coinDirectory', {}],
    ['coinContracts', {}],
    ['hotSearch', {}],
    ['webSearch', { code: 'btb' }],
    ['newsSearch', { code: '新高' }],
    ['fearGreed', {}],
    ['voteStats', {}],
    ['coinAccounting', {}],
    ['contactQr', {}],
    ['friendLinks', {}],
    ['searchAds', {}],
    ['candles', { tickerid: 'binance_btc_usdt' }],
    ['orderBook', { tickerid: 'binance_btc_usdt' }],
    ['trades', { tickerid: 'binance_btc_usdt' }],
  ] as const)('%s %j', async (name, params) => {
    await expect(ask(name, params)).resolves.toBeDefined();
  });

  it.each(COIN_SORTS.flatMap((sort) => [0, 1].map((asc) => ({ sort, asc }))))(
    'coinRank %j',
    async (params) => {
      expect((await ask('coinRank', { ...params, pagesize: 5 })).rows).toHaveLength(5);
    },
  );

  it.each(Object.entries(COIN_LIST_TYPE))('coinRank of %s', async (_list, type) => {
    expect((await ask('coinRank', { type, pagesize: 200 })).rows.length).toBeGreaterThan(0);
  });

  it.each(CHART_RANGES)('coinCharts over %s', async (type) => {
    expect((await ask('coinCharts', { code: 'ethereum', type })).length).toBeGreaterThan(30);
  });

  it.each(CANDLE_PERIODS)('candles of %d minutes', async (period) => {
    expect((await ask('candles', { tickerid: 'bitcoin', period })).length).toBeGreaterThan(30);
  });
});

describe('edges', () => {
  it.each(['coinRank', 'newCoins', 'turnoverRank', 'conceptList', 'hotSearch'] as const)(
    '%s has an empty page beyond its end',
    async (name) => {
      const page = await ask(name, { page: 9999 });
      expect(page.rows).toEqual([]);
      expect(page.page).toBe(9999);
      expect(page.total).toBeGreaterThan(0);
    },
  );

  it.each(['maxChange', 'volumeRank', 'largePosition'] as const)(
    '%s has an empty page beyond its end',
    async (name) => {
      expect((await ask(name, { page: 9999 })).rows).toEqual([]);
    },
  );

  it.each([
    ['coinInfo', { code: 'no-such-coin' }],
    ['coinCharts', { code: 'no-such-coin' }],
    ['candles', { tickerid: 'binance_nosuch_usdt' }],
    ['orderBook', { tickerid: 'binance_nosuch_usdt' }],
    ['trades', { tickerid: 'binance_nosuch_usdt' }],
  ] as const)('%s answers 404 in Chinese for %j', async (name, params) => {
    expect(await refuse(name, params)).toEqual({
      status: 404,
      body: { code: 404, msg: expect.stringMatching(/^没有这个/) },
    });
  });

  it.each([
    ['coinRank', { page: '0' }],
    ['coinRank', { page: 'x' }],
    ['coinRank', { sort: 'password' }],
    ['coinRank', { type: '9' }],
    ['coinCharts', { code: 'bitcoin', type: 'century' }],
    ['candles', { tickerid: '../etc/passwd' }],
    ['candles', { tickerid: 'bitcoin', period: '7' }],
    ['largePosition', { type: 'sideways' }],
    ['webSearch', { code: 'x'.repeat(31) }],
    ['webSearch', {}],
    ['coinInfo', {}],
    ['coinInfo', { code: { $ne: null } }],
  ] as const)('%s rejects %j with 400 and a Chinese message', async (name, params) => {
    expect(await refuse(name, params)).toEqual({
      status: 400,
      body: { code: 400, msg: expect.stringMatching(/^[^a-z]*不正确|^请填写/) },
    });
  });

  it('limits a page to 200 rows', async () => {
    expect((await ask('coinRank', { pagesize: 100_000 })).rows).toHaveLength(200);
  });

  it('reads the same parameters from a query as from typed code', async () => {
    const typed = await ask('coinRank', { page: 2, pagesize: 10, type: 1, asc: 1 });
    expect(await ask('coinRank', { page: '2', pagesize: '10', type: '1', asc: '1' })).toEqual(typed);
  });
});

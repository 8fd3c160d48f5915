import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import type { Sources } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';

const world = createTestWorld(() => TEST_TIME);
/** The same market, whose candles count a tenth of each coin's trading. */
const sources: Sources = {
  ...world,
  candles: {
    ...world.candles,
    list: async (query) =>
      (await world.candles.list(query)).map((one) => ({ ...one, turnover: one.turnover / 10 })),
    countedPair: async (code) => {
      const coin = (await world.coins.all()).find((one) => one.code === code);
      return { tickerId: `binance_${code}_usdt`, turnover24h: coin ? coin.volume24h / 10 : null };
    },
  },
};
const context = { ...testContext, sources };

describe('candles that count one pair of a coin', () => {
  test('tell no turnover of the coin over days, weeks, months', async () => {
    const { rows } = await ask('volumeRank', { per_page: 20 }, context);
    expect(rows).toHaveLength(20);
    for (const { volume24h, volume7d, volume30d, volumeChange } of rows) {
      expect(known(volume24h)).toBeGreaterThan(0);
      expect([volume7d, volume30d, volumeChange]).toEqual([null, null, null]);
    }
    const { quote } = await ask('coinInfo', { code: 'bitcoin' }, context);
    expect([quote.volumeChange24h, quote.volumeRatio]).toEqual([null, null]);
    const { days } = await ask('coinHistory', { coincode: 'bitcoin', per_page: 5 }, context);
    expect(days.map(({ turnoverRate }) => turnoverRate)).toEqual([null, null, null, null, null]);
  });

  test.each([
    ['volumeRank', { sort: 'vol_w' }],
    ['volumeRank', { sort: 'vol_m' }],
    ['coinRankHistory', { code: 'bitcoin' }],
    ['turnoverRank', { sort: 'turnover_week' }],
  ] as const)('are no ranking: %s by %o', async (name, params) => {
    const { body } = await answer(name, params, context);
    expect(body).toMatchObject({ code: NOT_CONNECTED });
  });

  test('are lively by the pair’s own day, and their amount is not the coin’s', async () => {
    const usual = await ask('activeCoins', { pagesize: 100 });
    const { rows } = await ask('activeCoins', { pagesize: 100 }, context);
    expect(rows.map(({ code, volumeRatio }) => [code, volumeRatio?.toFixed(6)])).toEqual(
      usual.rows.map(({ code, volumeRatio }) => [code, volumeRatio?.toFixed(6)]),
    );
    expect(rows.map(({ volume5m }) => volume5m)).toEqual(rows.map(() => null));
  });
});

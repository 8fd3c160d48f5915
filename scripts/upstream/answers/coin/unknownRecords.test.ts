import { ask, createTestWorld, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import type { CoinSnapshot } from '../../ports/coins.ts';

const base = createTestWorld(() => TEST_TIME);
const UNREPORTED = {
  changeUtc8: null,
  changeUtc0: null,
  high24h: null,
  low24h: null,
  allTimeHigh: null,
  allTimeHighAt: null,
  allTimeLow: null,
  allTimeLowAt: null,
  drawdown: null,
};

/** A world in which nobody tells the records of Bitcoin, its range and its price at midnight. */
const world = {
  sources: {
    ...base,
    coins: {
      ...base.coins,
      all: async (): Promise<readonly CoinSnapshot[]> =>
        (await base.coins.all()).map((coin) =>
          coin.code === 'bitcoin'
            ? {
                ...UNREPORTED,
                code: coin.code,
                rank: coin.rank,
                price: coin.price,
                change24h: coin.change24h,
                change1h: coin.change1h,
                change7d: coin.change7d,
                volume24h: coin.volume24h,
                circulatingSupply: coin.circulatingSupply,
                marketCap: coin.marketCap,
                turnoverRate: coin.turnoverRate,
                sparkline: coin.sparkline,
              }
            : coin,
        ),
    },
  },
  token: '',
};

test('a coin without records has none on its page, and the range of the week by its candles', async () => {
  const { quote, history } = await ask('coinInfo', { code: 'bitcoin' }, world);
  expect(quote.price).toBeGreaterThan(0);
  expect([quote.changeUtc8, quote.high24h, quote.amplitude24h]).toEqual([null, null, null]);
  expect(known(quote.high7d)).toBeGreaterThan(known(quote.low7d));
  expect([history.allTimeHigh, history.allTimeHighAt, history.allTimeLow, history.drawdown]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('it stands last by its distance to the record, in both directions, and has no event of one', async () => {
  for (const asc of [0, 1] as const) {
    const { rows } = await ask('coinRank', { sort: 'drop_ath', asc, codes: 'bitcoin,ethereum' }, world);
    expect(rows.map(({ code }) => code)).toEqual(['ethereum', 'bitcoin']);
  }
  const { rows } = await ask('bigEventList', { coincode: 'bitcoin', type: 'price' }, world);
  expect(rows.filter(({ title }) => title.includes('历史最高'))).toEqual([]);
});

test('lists and boards in which it stands are answered', async () => {
  const board = await ask('futuresOverview', {}, world);
  expect(board.coins.find(({ code }) => code === 'bitcoin')).toMatchObject({ changeUtc8: null });
  await ask('activeCoins', {}, world);
});

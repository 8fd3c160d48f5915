import { type CoinDetail, coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import { coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import { known } from '@coinmirror/testing/world.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { testSources } from '#testing/sources.ts';
import { detailAt } from './liveDetail.ts';

const context = { sources: testSources, token: '' };
const closeTo = (a: number | null, b: number | null) => {
  if (a === null || b === null) expect(a).toBe(b);
  else expect(Math.abs(a - b)).toBeLessThanOrEqual(Math.abs(b) * 1e-9);
};

async function detailOf(code: string): Promise<CoinDetail> {
  const { body } = await answer('coinInfo', { code }, context);
  return v.parse(coinInfoEndpoints.coinInfo.response, body);
}

/** Ranked, mineable, token, unranked and unrecorded coins alike. */
async function codesOfAllKinds(): Promise<string[]> {
  const lists = await Promise.all(
    [-1, 1, 2, 3, 4].map(async (type) => {
      const { body } = await answer('coinRank', { type, pagesize: 6 }, context);
      return v.parse(coinEndpoints.coinRank.response, body).rows.map((row) => row.code);
    }),
  );
  return [...new Set(lists.flat())];
}

const tick = (price: number, detail: CoinDetail) => ({
  code: detail.code,
  seq: 1,
  time: TEST_NOW + 1000,
  price,
  change24h: 3,
  changeUtc8: 1,
  changeUtc0: -1,
  volume24h: (detail.quote.volume24h ?? 0) * 1.01,
});

describe('a coin updated by a tick', () => {
  let coins: readonly CoinDetail[] = [];
  beforeAll(async () => {
    coins = await Promise.all((await codesOfAllKinds()).map(detailOf));
  });

  test('keeps all relations between its figures, for coins of all kinds', () => {
    expect(coins.length).toBeGreaterThan(20);
    for (const coin of coins) {
      const { quote, supply } = detailAt(coin, tick(known(coin.quote.price) * 1.02, coin));
      if (quote.marketCap !== null && supply.circulatingSupply !== null) {
        closeTo(quote.marketCap, known(quote.price) * supply.circulatingSupply);
        closeTo(quote.turnoverRate, ((quote.volume24h ?? 0) / quote.marketCap) * 100);
      }
      closeTo(quote.changeAmount24h, known(quote.price) - (quote.open24h ?? Number.NaN));
      closeTo(known(quote.price) / (quote.open24h ?? Number.NaN) - 1, 0.03);
    }
  });

  test('extends the day’s and the week’s range by a price outside them, and updates each longer change with the price', () => {
    for (const coin of coins) {
      for (const factor of [0.1, 10]) {
        const price = known(coin.quote.price) * factor;
        const { quote } = detailAt(coin, tick(price, coin));
        const up = [quote.low7d, quote.low24h, price, quote.high24h, quote.high7d].map((one) => one ?? price);
        expect(up).toEqual(up.toSorted((a, b) => a - b));
        for (const key of ['change1h', 'change7d', 'change30d', 'change1y'] as const) {
          const [then, now] = [coin.quote[key], quote[key]];
          if (then === null || now === null) expect(now).toBe(then);
          else closeTo(price / (1 + now / 100), known(coin.quote.price) / (1 + then / 100));
        }
      }
    }
  });

  test('keeps unknown values unknown', () => {
    const unranked = coins.filter((coin) => coin.quote.marketCap === null);
    expect(unranked.length).toBeGreaterThan(0);
    for (const coin of unranked) {
      const { quote } = detailAt(coin, tick(known(coin.quote.price), coin));
      expect(quote.marketCap).toBeNull();
      expect(quote.turnoverRate).toBe(coin.quote.turnoverRate);
    }
  });

  test('takes a price above the all-time high as the new one, dated now', () => {
    const [bitcoin] = coins;
    if (!bitcoin) throw new Error('no coins');
    const above = (bitcoin.history.allTimeHigh ?? 0) * 1.1;
    const { history } = detailAt(bitcoin, tick(above, bitcoin));
    expect(history.allTimeHigh).toBe(above);
    expect(history.allTimeHighAt).toBe(TEST_NOW + 1000);
    expect(history.drawdown).toBe(0);
  });
});

import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import { forEachCoin, thirtyCoins } from '@coinmirror/testing/thirtyCoins.ts';
import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const DAY = 86_400_000;

interface Page {
  readonly code: string;
  readonly row: CoinRow;
  readonly detail: CoinDetail;
}

let coins: readonly Page[] = [];

beforeAll(async () => {
  const rows = await thirtyCoins();
  coins = await Promise.all(
    rows.map(async (row) => ({ code: row.code, row, detail: await ask('coinInfo', { code: row.code }) })),
  );
});

/** Expects equality up to rounding; null only equals null. */
function same(actual: number | null | undefined, expected: number | null, what: string) {
  if (actual === null || actual === undefined || expected === null)
    return expect(actual, what).toBe(expected);
  expect(Math.abs(actual - expected), `${what}: ${actual} is not ${expected}`).toBeLessThanOrEqual(
    Math.abs(expected) * 1e-9 + 1e-12,
  );
}

/** a ÷ b × 100; null if either is unknown. */
const percentOf = (a: number | null, b: number | null) =>
  a === null || b === null || b === 0 ? null : (a / b) * 100;
const changeFrom = (price: number, base: number | null) => (base ? (price / base - 1) * 100 : null);
const times = (a: number, b: number | null) => (b === null ? null : a * b);

describe('every figure of a coin’s page, over thirty coins of all kinds', () => {
  it('is the same in the ranking and on the page', () =>
    forEachCoin(coins, ({ row, detail: { quote, history, supply, ...coin } }) => {
      expect({
        rank: coin.rank,
        stars: coin.stars,
        price: quote.price,
        changes: [quote.change1h, quote.change24h, quote.changeUtc8, quote.changeUtc0, quote.change7d],
        marketCap: quote.marketCap,
        volume24h: quote.volume24h,
        turnoverRate: quote.turnoverRate,
        supply: supply.circulatingSupply,
        high: [history.allTimeHigh, history.allTimeHighAt, history.drawdown],
        low: [history.allTimeLow, history.allTimeLowAt],
      }).toEqual({
        rank: row.rank,
        stars: row.stars,
        price: row.price,
        changes: [row.change1h, row.change24h, row.changeUtc8, row.changeUtc0, row.change7d],
        marketCap: row.marketCap,
        volume24h: row.volume24h,
        turnoverRate: row.turnoverRate,
        supply: row.circulatingSupply,
        high: [row.allTimeHigh, row.allTimeHighAt, row.drawdown],
        low: [row.allTimeLow, row.allTimeLowAt],
      });
    }));

  it('is the same in the search and on the page', () =>
    forEachCoin(coins, async ({ code, detail: { quote, supply, rank, symbol, standing } }) => {
      const found = await ask('webSearch', { code: symbol, pagesize: 100 });
      const hit = found.coins.rows.find((one) => one.code === code);
      expect(hit).toMatchObject({
        price: quote.price,
        change24h: quote.change24h,
        marketCap: quote.marketCap,
        volume24h: quote.volume24h,
        circulatingSupply: supply.circulatingSupply,
        circulationRate: supply.circulationRate,
        rank,
        isRecorded: standing !== 'unrecorded',
      });
    }));

  it('follows from the others by the formulas of its definition', () =>
    forEachCoin(coins, ({ detail: { quote, supply, history } }) => {
      const { price, volume24h, marketCap, high24h, low24h, open24h } = quote;
      same(marketCap, times(known(price), supply.circulatingSupply), '流通市值 = 价格 × 流通数量');
      same(quote.turnoverRate, percentOf(volume24h, marketCap), '换手率 = 24H成交额 ÷ 流通市值');
      same(quote.fullyDilutedValue, times(known(price), supply.max ?? supply.total), '完全稀释市值');
      same(supply.circulationRate, percentOf(supply.circulatingSupply, supply.max), '流通率');
      same(quote.volumeCoins24h, (volume24h ?? 0) / known(price), '24H量 = 24H成交额 ÷ 价格');
      same(quote.change24h, changeFrom(known(price), open24h), '24H涨幅 = 价格 ÷ 24H开盘价 − 1');
      same(quote.changeAmount24h, known(price) - (open24h ?? Number.NaN), '涨跌额 = 价格 − 24H开盘价');
      same(quote.amplitude24h, changeFrom(high24h ?? Number.NaN, low24h), '振幅 = (最高 − 最低) ÷ 最低');
      same(history.drawdown, changeFrom(known(price), history.allTimeHigh), '距历史最高');
      same(history.firstPriceChange, changeFrom(known(price), history.firstPrice), '首价至今');
    }));

  it('lies between the lows and the highs, and a longer period includes the shorter ones', () =>
    forEachCoin(coins, ({ detail: { quote, history } }) => {
      const up = [
        history.allTimeLow,
        quote.low7d,
        quote.low24h,
        quote.price,
        quote.high24h,
        quote.high7d,
        history.allTimeHigh,
      ];
      expect(up).not.toContain(null);
      expect(up).toEqual(up.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(quote.open24h).toBeGreaterThanOrEqual(quote.low24h ?? Number.NaN);
      expect(quote.open24h).toBeLessThanOrEqual(quote.high24h ?? Number.NaN);
    }));

  it('is a share of the market in the top bar', async () => {
    const market = await ask('globalMarket', {});
    const bitcoin = coins.find(({ code }) => code === 'bitcoin')?.detail;
    same(bitcoin?.quote.marketShare, market.btcDominance, 'BTC占比');
    await forEachCoin(coins, ({ detail: { quote } }) => {
      same(quote.marketShare, percentOf(quote.marketCap, market.marketCap), '全球市值占比');
      same(quote.volumeBtc24h, (quote.volume24h ?? 0) / (bitcoin?.quote.price ?? 0), '24H成交额 in BTC');
    });
  });

  it('is the end of its chart, in dollars and in bitcoin', () =>
    forEachCoin(coins, async ({ code, detail: { quote } }) => {
      const bitcoin = coins.find((one) => one.code === 'bitcoin')?.detail.quote.price ?? Number.NaN;
      for (const type of ['d', 'm', 'all'] as const) {
        const last = (await ask('coinCharts', { code, type })).at(-1);
        same(last?.priceUsd, quote.price, `price at the end of ${type}`);
        same(last?.priceBtc, known(quote.price) / bitcoin, `price in BTC at the end of ${type}`);
        same(last?.marketCap, quote.marketCap, `value at the end of ${type}`);
      }
    }));

  it('matches the day: the 24 h chart stays within high and low', () =>
    forEachCoin(coins, async ({ code, detail: { quote } }) => {
      for (const { time, priceUsd } of await ask('coinCharts', { code, type: 'd' })) {
        if (time < TEST_TIME - DAY) continue;
        expect(priceUsd).toBeLessThanOrEqual((quote.high24h ?? 0) * (1 + 1e-9));
        expect(priceUsd).toBeGreaterThanOrEqual((quote.low24h ?? 0) * (1 - 1e-9));
      }
    }));

  it('changed since Beijing midnight as the day in its history', () =>
    forEachCoin(coins, async ({ code, detail: { quote } }) => {
      const [today] = (await ask('coinHistory', { coincode: code, per_page: 1 })).days;
      same(today?.change, quote.changeUtc8, '今日涨跌');
      same(changeFrom(known(quote.price), today?.open ?? null), quote.changeUtc8, '今日开盘');
    }));

  it('is the same on the ranking boards and on the page', async () => {
    const [movers, volumes, turnovers] = await Promise.all([
      ask('maxChange', { sort_type: CHANGE_PERIOD['24h'], per_page: 200 }),
      ask('volumeRank', { per_page: 200 }),
      ask('turnoverRank', { pagesize: 200 }),
    ]);
    const onBoards = new Set<string>();
    await forEachCoin(coins, ({ code, detail: { quote, rank } }) => {
      const found = [movers, volumes, turnovers].map(({ rows }) => rows.find((row) => row.code === code));
      for (const row of found) {
        if (!row) continue;
        onBoards.add(code);
        const { price, change24h, marketCap, volume24h } = quote;
        expect(row).toMatchObject({ rank, price, change24h, marketCap, volume24h });
      }
      const volume = volumes.rows.find((row) => row.code === code);
      if (volume) same(volume.volumeChange, quote.volumeChange24h, '24H成交额环比');
      const turnover = turnovers.rows.find((row) => row.code === code);
      if (turnover) same(turnover.turnoverRate, quote.turnoverRate, '换手率');
    });
    expect(onBoards.size).toBeGreaterThan(8);
  });
});

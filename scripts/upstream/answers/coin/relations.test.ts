import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { forEachCoin, thirtyCoins } from '@coinmirror/testing/thirtyCoins.ts';
import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownPairsPart } from '../../simulation/listings/quotes.ts';

const DAY = 86_400_000;

let rows: readonly CoinRow[] = [];

beforeAll(async () => {
  rows = await thirtyCoins();
});

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const near = (actual: number, expected: number, part = 1e-9) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.abs(expected) * part + 1e-12);

const forEach = (law: (row: CoinRow) => Promise<void>) => forEachCoin(rows, law);

describe('every number of a coin, over thirty coins of all kinds', () => {
  it('covers thirty, some without a rank and market value', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.some((row) => row.marketCap === null)).toBe(true);
  });

  it('adds up over its spot and DEX pairs, whose numbers match its page', () =>
    forEach(async (row) => {
      const spot = await ask('coinMarkets', { code: row.code, tickertype: MARKET_TYPE.spot });
      const dex = await ask('coinMarkets', { code: row.code, tickertype: MARKET_TYPE.dex });
      const pairs = [...spot.rows, ...dex.rows];
      const { markets, quote } = await ask('coinInfo', { code: row.code });
      expect(pairs.length).toBe(markets.pairCount);
      expect(new Set(pairs.map((pair) => pair.exchangeCode)).size).toBe(markets.exchangeCount);
      // Lists count a dollar's turnover on either side of a pair.
      const own = (quote.volume24h ?? 0) * ownPairsPart(row);
      expect(Math.abs(sum(pairs.map((pair) => pair.volume24h)) - own)).toBeLessThan(1);
      if ((quote.volume24h ?? 0) > 1000) near(sum(pairs.map((pair) => pair.share)), 100, 1e-3);
      for (const pair of pairs) near(pair.price / row.price - 1, (pair.deviation ?? 0) / 100, 1e-6);
      const shares = await ask('coinTradeShares', { code: row.code });
      near(sum(shares.map(({ share }) => share)), sum(pairs.map((pair) => pair.share)), 1e-6);
      expect(shares.map(({ share }) => share)).toEqual(
        shares.map(({ share }) => share).toSorted((a, b) => b - a),
      );
    }));

  it('has futures exactly if its page says so, and their shares add up to 100', () =>
    forEach(async (row) => {
      const { markets } = await ask('coinInfo', { code: row.code });
      const futures = await ask('coinMarkets', { code: row.code, tickertype: MARKET_TYPE.futures });
      const longShort = await ask('coinLongShort', { code: row.code });
      if (!markets.hasFutures) {
        expect(futures.rows).toEqual([]);
        expect(longShort).toBeNull();
        return;
      }
      if (futures.rows.length > 0) near(sum(futures.rows.map((pair) => pair.share)), 100, 1e-6);
      if (longShort === null) return;
      near(known(longShort.long) + known(longShort.short), 100);
      const last = longShort.history.at(-1);
      near(last?.accountRatio ?? 0, known(longShort.long) / known(longShort.short));
      const interest = sum(longShort.exchanges.map((one) => known(one.openInterest)));
      const mean = sum(longShort.exchanges.map((one) => (one.long * known(one.openInterest)) / interest));
      near(mean, known(longShort.long));
      for (const one of longShort.exchanges) {
        near(one.long + one.short, 100);
        near(one.accountRatio, one.long / one.short);
      }
    }));

  it('has sorted holders whose shares add up to at most the circulating supply', () =>
    forEach(async (row) => {
      const holders = await ask('coinHolders', { code: row.code });
      const { supply } = await ask('coinInfo', { code: row.code });
      if (supply.circulatingSupply === null) {
        expect(holders).toBeNull();
        return;
      }
      if (holders === null) throw new Error('no holders');
      expect(holders.addressCount).toBe(supply.holders);
      const quantities = holders.holders.map((one) => one.quantity);
      expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
      for (const [count, share] of [
        [10, holders.top10],
        [20, holders.top20],
        [50, holders.top50],
        [100, holders.top100],
      ] as const) {
        near(known(share), sum(holders.holders.slice(0, count).map((one) => one.share)));
      }
      expect(sum(quantities)).toBeLessThan(supply.circulatingSupply);
      for (const one of holders.holders.slice(0, 5))
        near(one.share, (one.quantity / supply.circulatingSupply) * 100);
      near(sum(holders.chains.map((one) => one.supply)), supply.circulatingSupply);
      expect(sum(holders.chains.map((one) => one.addressCount))).toBe(holders.addressCount);
      expect(holders.days.at(-1)?.addressCount).toBe(holders.addressCount);
      near(holders.days.at(-1)?.top10 ?? 0, known(holders.top10));
      expect(holders.days[0]?.time ?? 0).toBeGreaterThanOrEqual((await listedAt(row.code)) - DAY);
      const moves = holders.flows.map((one) => Math.abs(one.change24h ?? 0));
      expect(moves).toEqual(moves.toSorted((a, b) => b - a));
    }));

  it('has a history that begins with the coin, ends with its price, and contains its extremes', () =>
    forEach(async (row) => {
      const history = await ask('coinHistory', { coincode: row.code, per_page: 10_000 });
      const { quote, history: ever, listedAt: listed } = await ask('coinInfo', { code: row.code });
      const last = history.days[0];
      expect(last?.close).toBe(quote.price);
      if (quote.marketCap !== null) near(last?.marketCap ?? 0, quote.marketCap);
      expect(history.days.at(-1)?.time ?? 0).toBeGreaterThan((listed ?? 0) - DAY);
      expect(history.days.length).toBe(history.total);
      for (const day of history.days.slice(0, 60)) {
        expect(day.high).toBeGreaterThanOrEqual(Math.max(day.open, day.close));
        expect(day.low).toBeLessThanOrEqual(Math.min(day.open, day.close));
      }
      const highest = Math.max(...history.years.flatMap(({ highs }) => highs.map((high) => high ?? 0)));
      near(highest, ever.allTimeHigh ?? 0);
      near(history.high ?? 0, ever.allTimeHigh ?? 0);
    }));

  it('changed over a month and a year from that day’s price', () =>
    forEach(async (row) => {
      const { quote, listedAt: listed } = await ask('coinInfo', { code: row.code });
      const { days } = await ask('coinHistory', { coincode: row.code, per_page: 10_000 });
      for (const [length, change] of [
        [30, quote.change30d],
        [365, quote.change1y],
      ] as const) {
        const then = TEST_TIME - length * DAY;
        if ((listed ?? 0) > then) {
          expect(change).toBeNull();
          continue;
        }
        const price = known(quote.price) / (1 + (change ?? Number.NaN) / 100);
        const day = days.find(({ time }) => time <= then && then < time + DAY);
        expect(price).toBeLessThanOrEqual((day?.high ?? 0) * (1 + 1e-9));
        expect(price).toBeGreaterThanOrEqual((day?.low ?? Number.POSITIVE_INFINITY) * (1 - 1e-9));
      }
    }));

  it('has the rank of its page at the end of its rank history', () =>
    forEach(async (row) => {
      const points = await ask('coinRankHistory', { code: row.code });
      if (row.rank === null) expect(points).toEqual([]);
      else expect(points.at(-1)?.rank).toBe(row.rank);
    }));

  it('has no events before its start or after now', () =>
    forEach(async (row) => {
      const events = await ask('coinBigEvents', { coincode: row.code });
      const feed = await ask('coinFeed', { coincode: row.code, per_page: 100 });
      const listed = await listedAt(row.code);
      expect(events.length).toBeGreaterThan(0);
      for (const one of [...events, ...feed.rows]) {
        expect(one.time).toBeLessThanOrEqual(TEST_TIME);
        if (one.time < listed - DAY) expect(one.price).toBeNull();
      }
      const times = feed.rows.map((one) => one.time);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(feed.rows.map((one) => one.id)).size).toBe(feed.rows.length);
      for (const one of feed.rows) expect(`${one.title}${one.content}`).not.toMatch(/undefined|NaN|null|--/);
    }));
});

async function listedAt(code: string): Promise<number> {
  return (await ask('coinInfo', { code })).listedAt ?? 0;
}

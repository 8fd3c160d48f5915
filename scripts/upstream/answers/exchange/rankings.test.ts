import { gradeMoves } from '@coinmirror/shared/columns/exchangeRankings.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { isCustodial } from '../../catalogue/custodians.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';

// The first ranking of all exchanges takes some seconds.
const SLOW = 60_000;

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe('the rankings of exchanges', () => {
  it(
    'rank futures exchanges by the volume on their pages; shares add up to 100 %',
    async () => {
      const { rows } = await ask('futuresVenues', { per_page: 100 });
      expect(sum(rows.map(({ share }) => share))).toBeCloseTo(100, 6);
      expect(rows.map((row) => row.futuresVolume24h)).toEqual(
        rows.map((row) => row.futuresVolume24h).toSorted((a, b) => b - a),
      );
      for (const { code, futuresVolume24h, openInterest, contractCount } of rows.slice(0, 6)) {
        const head = await ask('exchangeInfo', { code });
        expect(head).toMatchObject({ futuresVolume24h, openInterest, contractCount });
      }
      const ranked = await ask('exchangeVolumeRank', { sort: 'futures', per_page: 100 });
      expect(rows.map(({ code }) => code)).toEqual(ranked.rows.map(({ code }) => code));
      const liquidated = sum(rows.map((row) => row.liquidations24h));
      expect(liquidated).toBeGreaterThan(20e6);
      expect(liquidated).toBeLessThan(2e9);
    },
    SLOW,
  );

  it(
    'list decentralised exchanges with the volume and the value locked of their pages; shares add up to 100 %',
    async () => {
      const { rows } = await ask('dexes', { per_page: 100 });
      expect(sum(rows.map(({ share }) => share))).toBeCloseTo(100, 6);
      for (const { code, volume24h, locked, chains } of rows.slice(0, 5)) {
        const head = await ask('exchangeInfo', { code });
        expect([head.volume24h, head.reserve]).toEqual([volume24h, locked]);
        expect(chains.length).toBeGreaterThan(0);
      }
    },
    SLOW,
  );

  it(
    'split a rating into its parts, and its change into the parts’ changes',
    async () => {
      const { rows } = await ask('exchangeGrades', { per_page: 200 });
      const listed = (await ask('exchangeRank', { pagesize: 200 })).rows;
      expect(rows.map(({ code, rating, rank }) => [code, rating, rank])).toEqual(
        listed.map(({ code, rating, rank }) => [code, rating, rank]),
      );
      const custodial = new Set(exchangeCatalogue.filter(isCustodial).map(({ code }) => code));
      for (const row of rows) {
        expect(sum(row.parts.map(({ score, weight }) => score * weight))).toBeCloseTo(row.rating ?? 0, 1);
        expect(sum(row.parts.map(({ weight }) => weight))).toBeCloseTo(1, 9);
        const moved = sum(row.parts.map(({ change, weight }) => (change ?? Number.NaN) * weight));
        expect(Math.abs(moved - (row.ratingChange ?? Number.NaN))).toBeLessThan(0.051);
        if (!custodial.has(row.code)) expect(row.parts.find(({ key }) => key === 'assets')?.change).toBe(0);
        expect(gradeMoves(row).length > 0 || Math.abs(row.ratingChange ?? Number.NaN) <= 0.2).toBe(true);
      }
      expect(sum(rows.map(({ rankChange }) => rankChange ?? Number.NaN))).toBe(0);
      expect(rows.some(({ rankChange }) => rankChange !== 0)).toBe(true);
    },
    SLOW,
  );

  it(
    'quote Tether at every desk so that the mean mid price is the site’s OTC price',
    async () => {
      const { rows } = await ask('otcQuotes', { per_page: 50 });
      const history = await ask('otcHistory', {});
      const now = history.at(-1);
      const middle = sum(rows.map(({ buyCny, sellCny }) => (buyCny + sellCny) / 2)) / rows.length;
      expect(middle).toBeCloseTo(now?.cny ?? 0, 2);
      expect(sum(rows.map(({ premium }) => premium)) / rows.length).toBeCloseTo(now?.premium ?? 0, 6);
      for (const { buyCny, sellCny } of rows) expect(buyCny).toBeGreaterThan(sellCny);
      for (const { premium } of history) expect(Math.abs(premium)).toBeLessThan(1.5);
    },
    SLOW,
  );

  it(
    'end an exchange’s history and trend at its page’s 24 h volume',
    async () => {
      const history = await ask('exchangeHistory', { code: 'okx' });
      const head = await ask('exchangeInfo', { code: 'okx' });
      expect(history.at(-1)?.spot).toBeCloseTo(head.volume24h ?? 0, 0);
      expect(history.at(-1)?.futures).toBeCloseTo(head.futuresVolume24h ?? 0, 0);
      expect(history.length).toBeGreaterThan(300);
      const row = (await ask('exchangeRank', { pagesize: 200 })).rows.find(({ code }) => code === 'okx');
      expect(row?.trend).toHaveLength(8);
      expect(row?.trend.at(-1)).toBeCloseTo(head.volume24h ?? 0, -1);
      expect(row?.reserve).toBe(head.reserve);
    },
    SLOW,
  );

  it(
    'list each exchange’s first listings, and those that followed another exchange',
    async () => {
      const all = await ask('newCoinRank', { days: 0, per_page: 200, sort: 'time' });
      const own = await ask('newCoinRank', { days: 0, per_page: 200, sort: 'time', platform: 'bybit' });
      expect(own.rows.length).toBeGreaterThan(0);
      expect(own.rows.every(({ exchangeCode }) => exchangeCode === 'bybit')).toBe(true);
      expect(own.total ?? 0).toBeLessThan(all.total ?? 0);
      const followed = await ask('newCoinRank', {
        days: 0,
        per_page: 200,
        sort: 'time',
        platform: 'binance',
      });
      const launched = new Map(all.rows.map(({ code, listedAt }) => [code, listedAt ?? 0]));
      expect(followed.rows.length).toBeGreaterThan(0);
      for (const { code, exchangeCode, listedAt, firstPrice } of followed.rows) {
        expect(exchangeCode).toBe('binance');
        expect(listedAt).toBeGreaterThanOrEqual(launched.get(code) ?? 0);
        expect(firstPrice).toBeGreaterThan(0);
      }
      const { rows: notices } = await ask('noticeList', {
        exchangecode: 'binance',
        type: 'listing',
        per_page: 20,
      });
      const reported = notices.flatMap(({ coins }) => coins.map(({ code }) => code));
      expect(reported.some((code) => followed.rows.some((row) => row.code === code))).toBe(true);
      const sales = await ask('saleRank', { type: 'ieo', per_page: 200 });
      const sold = await ask('saleRank', { type: 'ieo', per_page: 200, platform: 'binance' });
      expect(sold.rows.map(({ code }) => code)).toEqual(
        sales.rows.filter(({ platform }) => platform.code === 'binance').map(({ code }) => code),
      );
    },
    SLOW,
  );

  it(
    'filter the list by kind, area and ranking, and sort it by popularity',
    async () => {
      const all = (await ask('exchangeRank', { pagesize: 200 })).total;
      const main = await ask('exchangeRank', { pagesize: 200, board: 'main' });
      const young = await ask('exchangeRank', { pagesize: 200, board: 'innovation' });
      expect((main.total ?? 0) + (young.total ?? 0)).toBe(all);
      const areas = await Promise.all(
        (['asia', 'europe', 'americas', 'offshore', 'onchain'] as const).map((area) =>
          ask('exchangeRank', { pagesize: 200, area }),
        ),
      );
      expect(sum(areas.map(({ total }) => total))).toBe(all);
      const dexes = await ask('exchangeRank', { pagesize: 200, type: 'dex' });
      expect(dexes.rows.every(({ kinds }) => kinds.includes('dex'))).toBe(true);
      const hot = (await ask('exchangeRank', { pagesize: 200, sort: 'hot' })).rows.map(
        ({ heat }) => heat ?? 0,
      );
      expect(hot).toEqual(hot.toSorted((a, b) => b - a));
    },
    SLOW,
  );
});

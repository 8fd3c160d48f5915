import { MARKET_TYPE, PRICE_ANOMALY } from '@coinmirror/shared/contract/coin/markets.ts';
import type { ExchangeContract } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { PairSort, PairType } from '@coinmirror/shared/contract/exchange/words.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';

// The first ranking of all exchanges takes some seconds.
const SLOW = 60_000;

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

async function allPairs(code: string, type: PairType = 'spot') {
  const first = await ask('exchangePairs', { code, type });
  const rows: ExchangePair[] = [...first.rows];
  for (let page = 2; page <= first.pageCount; page++)
    rows.push(...(await ask('exchangePairs', { code, type, page })).rows);
  expect(rows.length).toBe(first.total);
  return rows;
}

async function allContracts(exchangecode: string) {
  const first = await ask('exchangeFutures', { exchangecode });
  const rows: ExchangeContract[] = [...first.rows];
  for (let page = 2; page <= first.pageCount; page++)
    rows.push(...(await ask('exchangeFutures', { exchangecode, page })).rows);
  expect(rows.length).toBe(first.total);
  return rows;
}

describe('an exchange', () => {
  it.each(['binance', 'upbit', 'uniswap', 'hyperliquid', 'opensea', 'bitmex'])(
    '%s: its pairs and contracts add up to its page, the list and the ranking, their shares to 100 %%',
    async (code) => {
      const info = await ask('exchangeInfo', { code });
      const pairs = await allPairs(code);
      const contracts = await allContracts(code);
      expect([pairs.length, contracts.length]).toEqual([info.pairCount, info.contractCount]);
      expect(sum(pairs.map((pair) => pair.volume24h))).toBeCloseTo(info.volume24h ?? 0, 3);
      expect(sum(contracts.map((one) => one.volume24h))).toBeCloseTo(info.futuresVolume24h ?? 0, 3);
      expect(sum(contracts.map((one) => one.openInterest))).toBeCloseTo(info.openInterest ?? 0, 3);
      if (pairs.length > 0) expect(sum(pairs.map((pair) => pair.share))).toBeCloseTo(100, 6);
      if (contracts.length > 0) expect(sum(contracts.map((one) => one.share))).toBeCloseTo(100, 6);
      const coins = new Set([...pairs, ...contracts].map((one) => one.coinCode));
      expect(coins.size).toBe(info.coinCount);

      const listed = (await ask('exchangeRank', { pagesize: 200 })).rows.find((row) => row.code === code);
      expect(listed).toMatchObject({ volume24h: info.volume24h, pairCount: info.pairCount, rank: info.rank });
      const ranked = (await ask('exchangeVolumeRank', { sort: 'spot', per_page: 100 })).rows.find(
        (row) => row.code === code,
      );
      expect(ranked?.spotVolume24h ?? null).toBe(info.volume24h);
      expect(info.volume24h === null).toBe(pairs.length === 0);
      if (ranked) expect(ranked.volumeChange).toBe(info.volumeChange24h);
    },
    SLOW,
  );

  it(
    'shows the same pair with the same price, change and volume as the coin’s own markets',
    async () => {
      const pairs = await allPairs('okx');
      for (const coin of ['bitcoin', 'ethereum', 'solana', 'okb', 'dogecoin']) {
        const markets = (await ask('coinMarkets', { code: coin, tickertype: MARKET_TYPE.spot })).rows;
        const there = markets.filter((market) => market.exchangeCode === 'okx');
        const here = pairs.filter((pair) => pair.coinCode === coin);
        expect(here.length).toBe(there.length);
        for (const { pair, price, change24h, volume24h, deviation, depthUp, updatedAt } of there) {
          const same = here.find((one) => one.pair === pair);
          expect(same).toMatchObject({ price, change24h, volume24h, deviation, depthUp, updatedAt });
        }
      }
      const contracts = await allContracts('okx');
      const futures = (await ask('coinMarkets', { code: 'bitcoin', tickertype: MARKET_TYPE.futures })).rows;
      const there = futures.filter((market) => market.exchangeCode === 'okx');
      expect(there.length).toBe(5);
      for (const { contract, price, change24h, volume24h, openInterest, fundingRate } of there) {
        const same = contracts.find((one) => one.coinCode === 'bitcoin' && one.contract === contract);
        expect(same).toMatchObject({ price, change24h, volume24h, openInterest, fundingRate });
      }
    },
    SLOW,
  );

  it.each<PairSort>(['price', 'change', 'deviation', 'depth', 'spread', 'updated'])(
    'sorts its pairs by %s, both ways',
    async (sort_type) => {
      const keys = {
        price: 'price',
        change: 'change24h',
        deviation: 'deviation',
        depth: 'depthUp',
        spread: 'spread',
        updated: 'updatedAt',
      } as const;
      for (const asc of [0, 1] as const) {
        const { rows } = await ask('exchangePairs', { code: 'kraken', sort_type, asc, pagesize: 50 });
        const values = rows.map((row) =>
          sort_type === 'depth'
            ? (row.depthUp ?? 0) + (row.depthDown ?? 0)
            : Number(row[keys[sort_type as keyof typeof keys]]),
        );
        expect(values).toEqual(values.toSorted((a, b) => (asc ? a - b : b - a)));
      }
    },
    SLOW,
  );

  it(
    'filters its pairs by quote and by name, in Chinese or not',
    async () => {
      const { rows, quotes } = await ask('exchangePairs', { code: 'binance', pair2: 'btc' });
      expect(quotes).toContain('FDUSD');
      expect(new Set(rows.map((row) => row.quote))).toEqual(new Set(['BTC']));
      for (const keyword of ['比特币', 'bitcoin', 'btc/usdt']) {
        const found = (await ask('exchangePairs', { code: 'binance', keyword })).rows;
        expect(found.some((row) => row.pair === 'BTC/USDT')).toBe(true);
        expect(found.length).toBeLessThan(20);
      }
      expect((await ask('exchangePairs', { code: 'binance', keyword: '没有这个' })).total).toBe(0);
    },
    SLOW,
  );

  it(
    'marks outlier prices, and only those',
    async () => {
      const pairs = [...(await allPairs('upbit')), ...(await allPairs('binance'))];
      for (const { deviation, isPriceOdd } of pairs)
        expect(isPriceOdd).toBe(Math.abs(deviation ?? 0) > PRICE_ANOMALY);
    },
    SLOW,
  );

  it(
    'lends for large coins against dollars, and decentralised exchanges lend nothing',
    async () => {
      const margin = await allPairs('binance', 'margin');
      expect(margin.length).toBe((await ask('exchangeInfo', { code: 'binance' })).marginCount);
      expect(margin.length).toBeGreaterThan(50);
      for (const { leverage, dailyInterest, quote } of margin) {
        expect(leverage).toBeGreaterThanOrEqual(3);
        expect(dailyInterest ?? 0).toBeGreaterThan(0.005);
        expect(dailyInterest ?? 1).toBeLessThan(0.05);
        expect(['USDT', 'USDC', 'FDUSD']).toContain(quote);
      }
      expect(await allPairs('uniswap', 'margin')).toEqual([]);
    },
    SLOW,
  );

  it(
    'gives a perpetual’s funding, a dated contract’s expiry, and the basis of both',
    async () => {
      const contracts = await allContracts('binance');
      expect(new Set(contracts.map(({ contract }) => contract))).toEqual(
        new Set(['swap', 'cq', 'nq', 'cw', 'nw']),
      );
      for (const one of contracts) {
        expect(one.fundingRate === null).toBe(one.contract !== 'swap');
        expect(one.nextFundingAt === null).toBe(one.contract !== 'swap');
        expect(one.expiresAt === null).toBe(one.contract === 'swap');
        expect((one.price / one.indexPrice - 1) * 100).toBeCloseTo(one.basis ?? 0, 9);
        const worth = Number(one.faceValue.split(' ')[0]) * one.price;
        expect(worth).toBeGreaterThan(5);
        expect(worth).toBeLessThan(200);
      }
      const dated = await ask('exchangeFutures', { exchangecode: 'binance', type: 'dated' });
      expect(dated.rows.every(({ contract }) => contract !== 'swap')).toBe(true);
      expect(dated.total).toBe(8);
    },
    SLOW,
  );

  it('with an unknown code is rejected with 404', async () => {
    for (const question of [
      ask('exchangeInfo', { code: 'binanc' }),
      ask('exchangePairs', { code: 'binanc' }),
      ask('exchangeFutures', { exchangecode: 'binanc' }),
    ])
      await expect(question).rejects.toThrow(/404/);
  });

  it('is in the catalogue with the facts of its page', () => {
    for (const { foundedAt, countryZh, website } of exchangeCatalogue)
      expect([foundedAt > 0, countryZh !== '', website.startsWith('https://')]).toEqual([true, true, true]);
  });
});

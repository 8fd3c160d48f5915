import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';

// The first overview of all exchanges takes some seconds.
const SLOW = 60_000;

it(
  'the rank of every exchange is the same in the ranking, on its page, in its rating and in search',
  async () => {
    const { rows } = await ask('exchangeRank', { pagesize: 200 });
    const rated = rows.filter(({ rank }) => rank !== null);
    expect(rated.map(({ rank }) => rank)).toEqual(rated.map((_, place) => place + 1));
    for (const { code, name, rank, rating, volume24h, pairCount } of rows) {
      const head = await ask('exchangeInfo', { code });
      expect(head).toMatchObject({ name, rank, rating, volume24h, pairCount });
    }
    for (const { code, name, rank, pairCount, volume24h } of rows.slice(0, 5)) {
      const { exchanges } = await ask('webSearch', { code: name });
      const hit = exchanges.rows.find((row) => row.code === code);
      expect(hit).toMatchObject({ rank, pairCount, volume24h });
    }
  },
  SLOW,
);

it(
  'the futures overview has exactly the exchanges with contracts, with the figures of their pages',
  async () => {
    const { rows } = await ask('futuresVenues', { per_page: 100 });
    for (const { code } of (await ask('exchangeRank', { pagesize: 200 })).rows) {
      const head = await ask('exchangeInfo', { code });
      const row = rows.find((one) => one.code === code);
      expect([row?.futuresVolume24h ?? null, row?.openInterest ?? null, row?.contractCount ?? 0]).toEqual([
        head.futuresVolume24h,
        head.openInterest,
        head.contractCount,
      ]);
    }
  },
  SLOW,
);

it.each(['kraken', 'uniswap'])(
  'every pair of %s is in its coin’s markets with the same figures',
  async (code) => {
    const { rows } = await ask('exchangePairs', { code, pagesize: 15 });
    expect(rows.length).toBeGreaterThan(5);
    for (const { coinCode, pair, price, quotePrice, change24h, volume24h, depthUp, depthDown } of rows) {
      const kinds = [MARKET_TYPE.spot, MARKET_TYPE.dex];
      const lists = await Promise.all(
        kinds.map((tickertype) => ask('coinMarkets', { code: coinCode, tickertype })),
      );
      const there = lists
        .flatMap((list) => list.rows)
        .find((one) => one.exchangeCode === code && one.pair === pair);
      expect(there).toMatchObject({ price, quotePrice, change24h, volume24h, depthUp, depthDown });
    }
  },
  SLOW,
);

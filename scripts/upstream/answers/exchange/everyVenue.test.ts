import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';

// The first ranking of all exchanges takes some seconds.
const SLOW = 60_000;

async function allPairs(code: string): Promise<readonly ExchangePair[]> {
  const first = await ask('exchangePairs', { code });
  const rows = [...first.rows];
  for (let page = 2; page <= first.pageCount; page++)
    rows.push(...(await ask('exchangePairs', { code, page })).rows);
  return rows;
}

it(
  'the pairs of every exchange add up to its page’s volume, and their shares to 100 %',
  async () => {
    for (const { code } of exchangeCatalogue) {
      const head = await ask('exchangeInfo', { code });
      const pairs = await allPairs(code);
      expect([code, pairs.length]).toEqual([code, head.pairCount]);
      expect(sum(pairs, ({ volume24h }) => volume24h)).toBeCloseTo(head.volume24h ?? 0, 2);
      if (pairs.length > 0) expect(sum(pairs, ({ share }) => share ?? 0)).toBeCloseTo(100, 6);
    }
  },
  SLOW,
);

it(
  'every market of a coin is among the pairs of its exchange with the same figures',
  async () => {
    for (const coin of ['bitcoin', 'solana']) {
      const { rows } = await ask('coinMarkets', { code: coin, tickertype: MARKET_TYPE.spot });
      expect(rows.length).toBeGreaterThan(40);
      for (const { exchangeCode, pair, price, volume24h, change24h } of rows) {
        const pairs = (await ask('exchangePairs', { code: exchangeCode, keyword: pair })).rows;
        const there = pairs.find((one) => one.coinCode === coin && one.pair === pair);
        expect(there, `${exchangeCode} ${pair}`).toMatchObject({ price, volume24h, change24h });
      }
    }
  },
  SLOW,
);

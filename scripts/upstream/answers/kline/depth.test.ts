import { type BookLevel, depthWithin, middleOf } from '@coinmirror/shared/indicators/depth.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

/** Prices are rounded to seven digits, so a level at an edge may lie this far beyond it. */
const ROUNDING = 2e-6;

/** The pair's order book from the K-line page and from its exchange, both in USD. */
async function booksOf(code: string, pair: string) {
  const deep = await ask('pairDepth', { code, pair });
  const fine = await ask('orderBook', { tickerid: deep.tickerId, limit: 100 });
  const { rows } = await ask('exchangePairs', { code, pagesize: 100 });
  const row = rows.find(({ tickerId }) => tickerId === deep.tickerId);
  const usd = (row?.price ?? Number.NaN) / (row?.quotePrice ?? Number.NaN);
  const inUsd = (levels: readonly BookLevel[]) =>
    levels.map(([price, size]): BookLevel => [price * usd, size]);
  return { deep, fine: { bids: inUsd(fine.bids), asks: inUsd(fine.asks) } };
}

const moneyTo = (levels: readonly BookLevel[], far: number, middle: number) =>
  depthWithin(levels, middle, (Math.abs(far / middle - 1) + ROUNDING) * 100);

describe.each([
  ['binance', 'BTC/USDT'],
  ['okx', 'ETH/USDT'],
  ['kraken', 'DOGE/USD'],
  ['binance', 'AAVE/USDT'],
])('the two order books of %s %s', (code, pair) => {
  it('have the same best prices', async () => {
    const { deep, fine } = await booksOf(code, pair);
    for (const side of ['bids', 'asks'] as const)
      expect((fine[side][0]?.[0] ?? 0) / (deep[side][0]?.[0] ?? 1)).toBeCloseTo(1, 6);
  });

  it('have the same cumulative depth at every level within the finer one’s range', async () => {
    const { deep, fine } = await booksOf(code, pair);
    const middle = middleOf(fine.bids, fine.asks) ?? Number.NaN;
    const deepMiddle = middleOf(deep.bids, deep.asks) ?? Number.NaN;
    for (const side of ['bids', 'asks'] as const) {
      const reach = Math.abs((fine[side].at(-1)?.[0] ?? 0) / middle - 1);
      const reached = deep[side].filter(([price]) => Math.abs(price / deepMiddle - 1) <= reach);
      expect(reached.length).toBeGreaterThan(1);
      for (const [price] of reached) {
        const [one, other] = [moneyTo(fine[side], price, middle), moneyTo(deep[side], price, deepMiddle)];
        expect(one / other).toBeCloseTo(1, 3);
      }
    }
  });
});

it('a quiet pair’s order book on the K-line page adds up to the ±2 % depth of its exchange', async () => {
  const { rows } = await ask('exchangePairs', { code: 'kraken', sort_type: 'volume', asc: 1 });
  const quiet = rows.filter(({ tickerId, spread }) => tickerId !== '' && (spread ?? 0) > 0.1).slice(0, 3);
  expect(quiet).toHaveLength(3);
  for (const { tickerId, depthUp, depthDown, quotePrice, price } of quiet) {
    const { bids, asks } = await ask('orderBook', { tickerid: tickerId, limit: 100 });
    const middle = middleOf(bids, asks) ?? Number.NaN;
    const usd = price / (quotePrice ?? Number.NaN);
    const within = (levels: readonly BookLevel[]) => depthWithin(levels, middle, 2 + ROUNDING * 100) * usd;
    expect(within(asks) / (depthUp ?? 0)).toBeCloseTo(1, 3);
    expect(within(bids) / (depthDown ?? 0)).toBeCloseTo(1, 3);
  }
});

import { depthWithin, fillOf, middleOf } from '@coinmirror/shared/indicators/depth.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';

const SLOW = 60_000;

it.each(['binance', 'kraken', 'uniswap'])(
  'the order books of %s have the price, the spread and the ±2 % depth of its list of pairs',
  async (code) => {
    const { rows } = await ask('exchangePairs', { code, pagesize: 30 });
    for (const row of [rows[0], rows[7], rows.at(-1)].filter((one) => one !== undefined)) {
      const { pair, bids, asks } = await ask('pairDepth', { code, pair: row.pair });
      expect(pair).toBe(row.pair);
      const middle = middleOf(bids, asks) ?? 0;
      expect(middle / row.price).toBeCloseTo(1, 9);
      expect(depthWithin(asks, middle, 2) / (row.depthUp ?? 0)).toBeCloseTo(1, 6);
      expect(depthWithin(bids, middle, 2) / (row.depthDown ?? 0)).toBeCloseTo(1, 6);
      const spread = ((asks[0]?.[0] ?? 0) / (bids[0]?.[0] ?? 1) - 1) * 100;
      expect(spread / (row.spread ?? 0)).toBeCloseTo(1, 1);
      const costs = [1, 0.5, 0.1].map(
        (part) => fillOf(asks, middle, (row.depthUp ?? 0) * part).slippage ?? 0,
      );
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      expect(costs[0]).toBeLessThan(2);
    }
  },
  SLOW,
);

it('defaults to the most traded pair, and rejects an unknown one', async () => {
  const { rows } = await ask('exchangePairs', { code: 'binance', pagesize: 1 });
  expect((await ask('pairDepth', { code: 'binance' })).pair).toBe(rows[0]?.pair);
  await expect(ask('pairDepth', { code: 'binance', pair: 'NO/PAIR' })).rejects.toThrow('404');
});

import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const { all, futures } = COIN_LIST_TYPE;

describe('the list of coins with futures', () => {
  it('has the figures of the futures market', async () => {
    const [{ rows }, { coins }] = await Promise.all([
      ask('coinRank', { type: futures, pagesize: 100 }),
      ask('futuresOverview', {}),
    ]);
    const overview = new Map(coins.map((coin) => [coin.code, coin]));
    expect(rows.length).toBeGreaterThan(20);
    for (const { code, futures: own } of rows) {
      const told = overview.get(code);
      expect(own?.openInterest ?? null, code).toBe(told?.openInterest ?? null);
      expect(own?.volume24h ?? null, code).toBe(told?.volume24h ?? null);
      expect(own?.funding ?? null, code).toBe(told?.funding ?? null);
    }
  });

  it('has the long accounts of the coin’s own page', async () => {
    const { rows } = await ask('coinRank', { type: futures, pagesize: 10 });
    expect(rows).toHaveLength(10);
    for (const { code, futures: own } of rows)
      expect(own?.long, code).toBe((await ask('coinLongShort', { code }))?.long);
  });

  it.each(['open_interest', 'futures_vol'] as const)(
    'is sorted by %s over the whole market',
    async (sort) => {
      const { rows } = await ask('coinRank', { type: futures, pagesize: 200, sort });
      const figures = rows.map(({ futures: own }) =>
        sort === 'open_interest' ? own?.openInterest : own?.volume24h,
      );
      expect(figures).toEqual(figures.toSorted((a, b) => (b ?? -1) - (a ?? -1)));
    },
  );

  it('is not sent with other lists', async () => {
    const { rows } = await ask('coinRank', { type: all, pagesize: 5 });
    expect(rows.map((row) => row.futures)).toEqual([null, null, null, null, null]);
  });
});

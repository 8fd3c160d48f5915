import { describe, expect, it } from 'vitest';
import { ask } from './testMarket.ts';

describe('webSearch', () => {
  it.each(['btc', 'BTC', '比特币', 'bitcoin', 'btb', 'bitebi', 'bi te bi'])(
    'finds Bitcoin first by %s',
    async (code) => {
      expect((await ask('webSearch', { code })).coins.rows[0]?.code).toBe('bitcoin');
    },
  );

  it('finds exchanges and wallets beside coins, each on its own page', async () => {
    const results = await ask('webSearch', { code: 'b', pagesize: 2, exchange_page: 2 });
    expect(results.coins.rows).toHaveLength(2);
    expect(results.exchanges.page).toBe(2);
    expect(results.coins.pageCount).toBe(Math.ceil((results.coins.total ?? 0) / 2));
  });

  it('finds nothing for nonsense', async () => {
    const results = await ask('webSearch', { code: '∅∅∅' });
    expect([results.coins.rows, results.exchanges.rows, results.wallets.rows]).toEqual([[], [], []]);
  });
});

describe('hotSearch', () => {
  it('holds ten coins, the hottest first at 100', async () => {
    const { rows } = await ask('hotSearch', {});
    expect(rows).toHaveLength(10);
    expect(rows[0]?.heat).toBe(100);
    expect(rows.map((row) => row.heat)).toEqual(
      rows.map((row) => row.heat).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });
});

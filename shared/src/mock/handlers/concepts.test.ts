import { describe, expect, it } from 'vitest';
import { ask } from './testMarket.ts';

describe('concepts', () => {
  it('name ten hot sectors, each led by a coin', async () => {
    const items = await ask('conceptHot', { size: 10 });
    expect(items).toHaveLength(10);
    expect(items.every((item) => item.hotCoin !== null)).toBe(true);
  });

  it('count risers and fallers among the members, and say who leads and trails', async () => {
    const { rows } = await ask('conceptList', {});
    for (const row of rows) {
      expect((row.riseCount ?? 0) + (row.fallCount ?? 0)).toBeLessThanOrEqual(row.coinCount);
      expect(row.best?.change24h).toBeGreaterThanOrEqual(row.worst?.change24h ?? 0);
    }
  });
});

import { CHANGE_PERIOD, VOLUME_FLOOR } from '@coinmirror/shared/contract/rankings/moves.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('maxChange', () => {
  it.each(Object.values(CHANGE_PERIOD))(
    'period %d: gainers only rise, losers only fall, largest first',
    async (sort_type) => {
      const up = (await ask('maxChange', { isup: 1, sort_type, per_page: 50 })).rows.map((row) => row.change);
      const down = (await ask('maxChange', { isup: 0, sort_type, per_page: 50 })).rows.map(
        (row) => row.change,
      );
      expect(up).toEqual(up.toSorted((a, b) => b - a));
      expect(down).toEqual(down.toSorted((a, b) => a - b));
      expect(up.every((change) => change > 0) && down.every((change) => change < 0)).toBe(true);
    },
  );

  it('includes only a sector’s coins on request, the same as the sector’s list', async () => {
    const members = await ask('coinRank', { concept: 'layer1', pagesize: 200 });
    const codes = new Set(members.rows.map(({ code }) => code));
    const up = await ask('maxChange', { concept: 'layer1', per_page: 200 });
    const down = await ask('maxChange', { concept: 'layer1', isup: 0, per_page: 200 });
    const movers = [...up.rows, ...down.rows].map(({ code }) => code);
    expect(movers.length).toBeGreaterThan(10);
    expect(movers.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('includes only coins with volume, and only large ones on request', async () => {
    const { rows } = await ask('maxChange', { per_page: 200, filtertype: 1 });
    expect(rows.every((row) => (row.volume24h ?? 0) >= 50_000 && (row.rank ?? 999) <= 100)).toBe(true);
  });

  it('asks for more trade, or for none', async () => {
    const [none, small, large] = await Promise.all(
      Object.values(VOLUME_FLOOR).map((min_vol) => ask('maxChange', { min_vol, per_page: 200 })),
    );
    expect(large?.rows.every((row) => (row.volume24h ?? 0) >= VOLUME_FLOOR.large)).toBe(true);
    expect(large?.total).toBeLessThan(small?.total ?? 0);
    expect(small?.total).toBeLessThanOrEqual(none?.total ?? 0);
  });
});

describe('volumeRank', () => {
  it('is sorted by volume, and the shares of all pages add up to 100', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => ask('volumeRank', { page, per_page: 200 })),
    );
    const rows = pages.flatMap((page) => page.rows);
    const volumes = rows.map((row) => row.volume24h);
    expect(rows).toHaveLength(pages[0]?.total ?? 0);
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
    expect(rows.reduce((sum, row) => sum + (row.volumeShare ?? 0), 0)).toBeCloseTo(100, 6);
  });

  it('has more volume over a month than over a week', async () => {
    const { rows } = await ask('volumeRank', {});
    for (const row of rows)
      if (row.volume30d !== null) expect(row.volume30d).toBeGreaterThan(row.volume7d ?? 0);
  });
});

describe('turnoverRank', () => {
  it('is volume ÷ market value, highest first', async () => {
    const { rows } = await ask('turnoverRank', {});
    for (const row of rows) {
      expect(row.turnoverRate).toBeCloseTo(((row.volume24h ?? 0) / (row.marketCap ?? 1)) * 100, 6);
    }
    expect(rows.map((row) => row.turnoverRate)).toEqual(
      rows.map((row) => row.turnoverRate).toSorted((a, b) => b - a),
    );
  });
});

describe('largePosition', () => {
  it('separates holders who add from those who remove', async () => {
    const more = (await ask('largePosition', { type: 'increase' })).rows;
    const less = (await ask('largePosition', { type: 'decrease' })).rows;
    expect(more.length > 0 && more.every((row) => row.change > 0)).toBe(true);
    expect(less.length > 0 && less.every((row) => row.change < 0)).toBe(true);
    for (const row of [...more, ...less]) {
      expect(row.changeValue).toBeCloseTo(row.change * row.price, 2);
      expect((row.change / (row.quantity - row.change)) * 100).toBeCloseTo(row.changePercent ?? 0, 6);
    }
  });
});

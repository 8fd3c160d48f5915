import { ask, known, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';
import { valueBefore, valueMoved } from '../indexes/marketTotals.ts';

describe('concepts', () => {
  it('list ten hot sectors, each with its top coin', async () => {
    const items = await ask('conceptHot', { size: 10 });
    expect(items).toHaveLength(10);
    expect(items.every((item) => item.hotCoin !== null)).toBe(true);
  });

  it('count gainers and losers among the members, and name the best and the worst', async () => {
    const { rows } = await ask('conceptList', {});
    for (const row of rows) {
      expect((row.riseCount ?? 0) + (row.fallCount ?? 0)).toBeLessThanOrEqual(known(row.coinCount));
      expect([row.best !== null, row.worst !== null]).toEqual([row.riseCount !== 0, row.fallCount !== 0]);
      expect(row.best?.change24h ?? 1).toBeGreaterThan(0);
      expect(row.worst?.change24h ?? -1).toBeLessThan(0);
    }
  });

  it('have the list’s figures on their own page', async () => {
    const { rows } = await ask('conceptList', {});
    const row = rows[0];
    const detail = await ask('conceptDetail', { id: row?.id ?? '' });
    expect(detail).toMatchObject({ ...row });
    expect(detail.description).toContain(detail.name);
    await expect(ask('conceptDetail', { id: 'no-such-sector' })).rejects.toThrow('404');
  });

  it('have their largest coins and a week that ends at the members’ current value', async () => {
    const { rows } = await ask('conceptList', {});
    for (const row of rows) {
      expect(row.largest.length).toBe(Math.min(3, known(row.coinCount)));
      expect(row.sparkline.length === 28 || row.sparkline.length === 0).toBe(true);
      if (row.sparkline.length > 0) expect(row.sparkline[0]).toBe(100);
    }
    expect(rows.filter(({ sparkline }) => sparkline.length > 0).length).toBeGreaterThan(40);
  });

  it('separate gainers from losers: best first, worst first, at most five', async () => {
    const { rows } = await ask('conceptList', {});
    for (const { id, riseCount, fallCount, best, worst } of rows) {
      const { leaders, laggards } = await ask('conceptDetail', { id });
      expect(leaders[0]?.symbol).toBe(best?.symbol);
      expect(laggards[0]?.symbol).toBe(worst?.symbol);
      expect(leaders).toHaveLength(Math.min(5, riseCount ?? 0));
      expect(laggards).toHaveLength(Math.min(5, fallCount ?? 0));
      expect(leaders.every(({ change24h }) => (change24h ?? 0) > 0)).toBe(true);
      expect(laggards.every(({ change24h }) => (change24h ?? 0) < 0)).toBe(true);
      expect(leaders.map(({ change24h }) => change24h)).toEqual(
        leaders.map(({ change24h }) => change24h).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
      );
    }
  });

  it('have an index that starts at 100 like Bitcoin’s, one point per day', async () => {
    const points = await ask('conceptTrend', { id: 'layer-1', days: 60 }).catch(async () => {
      const { rows } = await ask('conceptList', {});
      return ask('conceptTrend', { id: rows[0]?.id ?? '', days: 60 });
    });
    expect(points[0]).toMatchObject({ index: 100, btcIndex: 100 });
    expect(points).toHaveLength(60);
    expect(points.every(({ index }) => index > 0)).toBe(true);
  });

  it('divide the change of the total market value among them', async () => {
    const { rows } = await ask('conceptList', { pagesize: 200 });
    const { marketCapChange24h } = await ask('globalMarket', {});
    const parts = rows.reduce((sum, { capPart24h }) => sum + (capPart24h ?? 0), 0);
    const coins = rankedCoins(await coinsNow(testContext.sources));
    const rest = coins.filter(({ facts }) => facts.conceptIds.length === 0);
    const before = valueBefore(coins.map(({ now }) => now));
    const restPart = (rest.reduce((sum, { now }) => sum + valueMoved(now), 0) / before) * 100;
    expect(parts + restPart).toBeCloseTo(known(marketCapChange24h), 6);
  });

  it('divide each coin’s volume: their parts never exceed the total, without pegged coins', async () => {
    const { rows } = await ask('conceptList', {});
    const market = await ask('globalMarket', {});
    const parts = rows.map(({ volumePart }) => volumePart ?? 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(known(market.volume24h));
    // No five sectors of the same coin fill the map.
    const largest = parts.toSorted((a, b) => b - a).slice(0, 5);
    const all = parts.reduce((sum, part) => sum + part, 0);
    expect(largest.reduce((sum, part) => sum + part, 0) / all).toBeLessThan(0.8);
    for (const row of rows) expect(row.volumePart ?? 0).toBeLessThanOrEqual(row.volume24h ?? 0);
  });
});

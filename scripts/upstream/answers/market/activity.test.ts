import { ask, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';

describe('marketTrend', () => {
  test('its last point equals the top bar, and its days have no gap', async () => {
    const points = await ask('marketTrend', { days: 90 });
    const market = await ask('globalMarket', {});
    const last = points.at(-1);
    expect(points).toHaveLength(90);
    expect(last?.time).toBe(TEST_TIME);
    expect(last?.marketCap).toBeCloseTo(known(market.marketCap), -3);
    expect(last?.volume).toBeCloseTo(known(market.volume24h), -3);
    expect(last?.btcShare).toBeCloseTo(market.btcDominance ?? 0, 2);
    for (const [at, { time }] of points.slice(1, -1).entries())
      expect(time - (points[at]?.time ?? 0)).toBe(86_400_000);
    for (const { btcShare, ethShare } of points) expect(btcShare + ethShare).toBeLessThan(100);
  });

  test('a season says of its days what three years say of them', async () => {
    const [season, years] = [
      await ask('marketTrend', { days: 120 }),
      await ask('marketTrend', { days: 1095 }),
    ];
    expect(season).toHaveLength(120);
    expect(season).toEqual(years.slice(-120));
  });
});

describe('activeCoins', () => {
  test('gives each coin’s reason, and filters by reason', async () => {
    const all = await ask('activeCoins', {});
    expect(all.rows.length).toBeGreaterThan(0);
    for (const row of all.rows) {
      if (row.kind === 'volume') expect(row.volumeRatio).toBeGreaterThanOrEqual(1.8);
      if (row.kind === 'trade') expect(row.tradeValue).toBeGreaterThanOrEqual(10_000);
    }
    const active = await ask('activeCoins', { type: 'volume' });
    expect(new Set(active.rows.map(({ kind }) => kind))).toEqual(new Set(['volume']));
    // In the unfiltered list a coin has only its rarest reason.
    expect(active.rows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(all.rows.filter(({ kind }) => kind === 'volume').map(({ code }) => code)),
    );
  });

  test('lists each coin once, whatever its reasons', async () => {
    for (const type of ['all', 'volume', 'trade'] as const) {
      const { rows } = await ask('activeCoins', { type });
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    }
  });

  test.each(['high', 'low'] as const)('dates a %s of the day by the minute that reached it', async (type) => {
    const { rows } = await ask('activeCoins', { type });
    expect(rows.length).toBeGreaterThan(0);
    for (const { code, time } of rows) {
      const minutes = await testContext.sources.candles.list({
        code,
        periodMinutes: 1,
        end: TEST_TIME,
        limit: 6,
      });
      const then = minutes.find((minute) => minute.time < (time ?? 0) && minute.time + 60_000 >= (time ?? 0));
      const day = await ask('coinInfo', { code });
      if (type === 'high') expect(then?.high).toBeGreaterThanOrEqual(day.quote.high24h ?? Infinity);
      else expect(then?.low).toBeLessThanOrEqual(day.quote.low24h ?? 0);
    }
  });
});

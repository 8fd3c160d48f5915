import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the market of futures', () => {
  it('has the same open interest by coin as by exchange, and shares that add up to 100', async () => {
    const { openInterest, volume24h, coins, venues } = await ask('futuresOverview', {});
    expect(sum(coins.map((coin) => known(coin.openInterest)))).toBe(openInterest);
    expect(sum(venues.map((venue) => known(venue.openInterest)))).toBe(openInterest);
    expect(sum(coins.map((coin) => coin.volume24h))).toBe(volume24h);
    expect(sum(venues.map((venue) => venue.volume24h))).toBe(volume24h);
    expect(sum(venues.map(({ share }) => known(share) * 100))).toBeCloseTo(10_000, 6);
  });

  it.each(['okx', 'hyperliquid'])('has for %s the sums of its list of contracts', async (exchangecode) => {
    const { venues } = await ask('futuresOverview', {});
    const first = await ask('exchangeFutures', { exchangecode, pagesize: 100 });
    const rest = await Promise.all(
      Array.from({ length: first.pageCount - 1 }, (_, at) =>
        ask('exchangeFutures', { exchangecode, pagesize: 100, page: at + 2 }),
      ),
    );
    const rows = [first, ...rest].flatMap((page) => page.rows);
    expect(rows).toHaveLength(first.total ?? 0);
    expect(venues.find(({ code }) => code === exchangecode)?.openInterest).toBe(
      sum(rows.map(({ openInterest }) => openInterest ?? 0)),
    );
  });

  it('has a realistic order of magnitude', async () => {
    const { openInterest, coins, long24h, short24h } = await ask('futuresOverview', {});
    expect(openInterest).toBeGreaterThan(50e9);
    expect(openInterest).toBeLessThan(300e9);
    expect(coins[0]?.code).toBe('bitcoin');
    expect(known(long24h) + known(short24h)).toBeGreaterThan(2e7);
    expect(known(long24h) + known(short24h)).toBeLessThan(2e10);
    expect(Math.abs(coins[0]?.funding ?? 9)).toBeLessThan(0.1);
  });

  it('lists past liquidation orders, whose hours add up to the day', async () => {
    const { orders, hours, coins, long24h } = await ask('futuresOverview', {});
    expect(orders.every(({ time }) => time <= TEST_TIME && time > TEST_TIME - DAY)).toBe(true);
    expect(orders.map(({ time }) => time)).toEqual(orders.map(({ time }) => time).toSorted((a, b) => b - a));
    expect(sum(hours.map(({ long }) => long))).toBe(long24h);
    expect(sum(coins.map((coin) => coin.long24h ?? 0))).toBe(long24h);
  });

  it('has a rate or null for each coin on each exchange, and only unexpired contracts', async () => {
    const { funding, dated } = await ask('futuresOverview', {});
    for (const { rates } of funding.rows) expect(rates).toHaveLength(funding.venues.length);
    expect(funding.venues.every(({ nextAt }) => known(nextAt) > TEST_TIME)).toBe(true);
    expect(dated.length).toBeGreaterThan(4);
    expect(dated.every(({ expiresAt }) => expiresAt > TEST_TIME)).toBe(true);
  });

  it('has the same liquidations by exchange as by coin', async () => {
    const [{ long24h, short24h, coins }, first] = await Promise.all([
      ask('futuresOverview', {}),
      ask('futuresVenues', { per_page: 100 }),
    ]);
    expect(first.pageCount).toBe(1);
    expect(sum(first.rows.map((venue) => known(venue.liquidations24h)))).toBe(
      known(long24h) + known(short24h),
    );
    const longs = first.rows.map((venue) => ((venue.longShare ?? 0) / 100) * known(venue.liquidations24h));
    expect(sum(longs)).toBeCloseTo(known(long24h), 3);
    expect(sum(coins.map((coin) => (coin.long24h ?? 0) + (coin.short24h ?? 0)))).toBe(
      known(long24h) + known(short24h),
    );
  });

  it('maps where positions would be liquidated: longs below the price, shorts above', async () => {
    const { price, levels, openInterest, coins } = await ask('liquidationMap', { code: 'ethereum' });
    expect(coins.map(({ code }) => code)).toContain('bitcoin');
    for (const level of levels) expect(level.price > known(price) ? level.long : level.short).toBe(0);
    const whole = sum(levels.map(({ long, short }) => long + short));
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(2 * known(openInterest));
  });
});

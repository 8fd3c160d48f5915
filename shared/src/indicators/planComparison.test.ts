import { describe, expect, it } from 'vitest';
import { ahr999Indicator } from './definitions/ahr999.ts';
import { comparePlans } from './planComparison.ts';

const { bands } = ahr999Indicator;
const day = (time: number, price: number, value: number | null) => ({ time, price, value, lines: [] });
/** 抄底 at 100, 定投 at 200, 等待 at 400, 高位 at 500, then 250 now. */
const days = [day(1, 100, 0.4), day(2, 200, 0.8), day(3, 400, 2), day(4, 500, 6), day(5, 250, 1)];
const double = { bottom: 2, invest: 1 };

describe('每天定投 compared with 区间定投', () => {
  it('matches the values computed by hand', () => {
    const found = comparePlans(days, bands, { from: 1, to: 4, amount: 100, multiples: double });
    // 100/100 + 100/200 + 100/400 + 100/500 = 1.95 coins for 400, worth 487.5 at 250.
    expect(found?.everyDay.purchases).toBe(4);
    expect(found?.everyDay.result?.coins).toBeCloseTo(1.95, 12);
    expect(found?.everyDay.result?.value).toBeCloseTo(487.5, 9);
    expect(found?.everyDay.result?.profitPercent).toBeCloseTo(21.875, 9);
    // 200/100 + 100/200 = 2.5 coins for 300: 120 each, worth 625.
    expect(found?.byBand.purchases).toBe(2);
    expect(found?.byBand.result?.invested).toBe(300);
    expect(found?.byBand.result?.averageCost).toBeCloseTo(120, 9);
    expect(found?.byBand.result?.profitPercent).toBeCloseTo(108.333, 3);
  });

  it('deducts the fee from each purchase', () => {
    const found = comparePlans(days, bands, {
      from: 1,
      to: 1,
      amount: 100,
      multiples: double,
      feePercent: 1,
    });
    expect(found?.everyDay.result?.coins).toBeCloseTo(0.99, 12);
    expect(found?.byBand.result?.coins).toBeCloseTo(1.98, 12);
  });

  it('is the same if every band buys once', () => {
    const multiples = { bottom: 1, invest: 1, wait: 1, high: 1 };
    const found = comparePlans(days, bands, { from: 1, to: 5, amount: 7, multiples });
    expect(found?.byBand).toEqual(found?.everyDay);
  });

  it('reports no purchase by band if the price was never low', () => {
    const found = comparePlans(days, bands, { from: 3, to: 4, amount: 100, multiples: double });
    expect(found?.byBand).toEqual({ purchases: 0, result: null });
    expect(found?.everyDay.purchases).toBe(2);
  });

  it('skips a day with an unknown value', () => {
    const found = comparePlans([day(1, 100, null), ...days.slice(1)], bands, {
      from: 1,
      to: 2,
      amount: 100,
      multiples: double,
    });
    expect([found?.days, found?.byBand.purchases]).toEqual([2, 1]);
  });

  it.each([
    [{ from: 6, to: 9, amount: 100 }],
    [{ from: 1, to: 4, amount: 0 }],
    [{ from: 1, to: 4, amount: Number.NaN }],
  ])('is null without days or money: %j', (terms) => {
    expect(comparePlans(days, bands, { ...terms, multiples: double })).toBeNull();
  });
});

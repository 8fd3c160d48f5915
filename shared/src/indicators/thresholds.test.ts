import { describe, expect, it } from 'vitest';
import { drawdownIndicator } from './definitions/drawdown.ts';
import { fearGreedIndicator } from './definitions/feargreed.ts';
import type { Indicator } from './definitions/indicator.ts';
import { indicators } from './definitions/indicators.ts';
import { mayerIndicator } from './definitions/mayer.ts';
import { nextThreshold, thresholdsFrom } from './thresholds.ts';

const day = (value: number | null, price: number, lines: readonly number[] = []) => ({
  time: 0,
  value,
  price,
  lines,
});

describe('thresholds from a day', () => {
  it('Mayer at 1.2 and 120,000: falls to 1 at 100,000, rises to 2.4 at 240,000', () => {
    const found = thresholdsFrom(mayerIndicator, day(1.2, 120_000, [100_000]));
    expect(found.map(({ value, direction, next, price }) => [value, direction, next.key, price])).toEqual([
      [1, 'below', 'low', 100_000],
      [2.4, 'above', 'hot', 240_000],
    ]);
  });

  it('30 % below a high of 126,200 is 88,340, 70 % is 37,860', () => {
    const found = thresholdsFrom(drawdownIndicator, day(-50, 63_100, [126_200]));
    expect(found.map(({ price }) => Math.round(price ?? 0))).toEqual([37_860, 88_340]);
  });

  it.each<[number | null, number, string]>([
    [60, 75, 'above'],
    [80, 75, 'below'],
    [10, 25, 'above'],
    [null, 25, 'above'],
  ])('fear and greed at %s has the next threshold %d, from %s', (value, threshold, direction) => {
    expect(nextThreshold(fearGreedIndicator, day(value, 1))).toMatchObject({ value: threshold, direction });
  });

  it.each(Object.values<Indicator>(indicators).filter(({ priceAt }) => priceAt))(
    '$key: a higher threshold needs a higher price',
    (indicator) => {
      const prices = thresholdsFrom(
        indicator,
        day(indicator.kind === 'percent' ? -50 : 1.5, 90_000, [80_000, 85_000]),
      ).map(({ price }) => price ?? 0);
      expect(prices.every((price) => price > 0)).toBe(true);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );
});

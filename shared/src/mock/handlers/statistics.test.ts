import { describe, expect, it } from 'vitest';
import { deviation, logReturns, mean, pearson } from './statistics.ts';

describe('statistics', () => {
  it('averages, and says 0 of nothing', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
    expect(deviation([2, 2])).toBe(0);
    expect(deviation([1, 3])).toBe(1);
  });

  it('measures returns between neighbours', () => {
    expect(logReturns([1, Math.E, 1]).map((value) => Math.round(value))).toEqual([1, -1]);
    expect(logReturns([5])).toEqual([]);
  });

  it('finds 1 for the same movement, −1 for the opposite, null for none', () => {
    expect(pearson([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 12);
    expect(pearson([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
    expect(pearson([1, 2, 3], [5, 5, 5])).toBeNull();
    expect(pearson([1], [1])).toBeNull();
  });

  it('compares the newest values when one list is shorter', () => {
    expect(pearson([100, 1, 2, 3], [1, 2, 3])).toBeCloseTo(1, 12);
  });
});

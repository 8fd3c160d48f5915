import { describe, expect, it } from 'vitest';
import { roundShares } from './roundShares.ts';

describe('rounded shares', () => {
  it.each([
    [[1, 1, 1], 0, [34, 33, 33]],
    [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
    [[2, 1], 2, [66.67, 33.33]],
    [[0, 5], 1, [0, 100]],
    [[0, 0], 1, [0, 0]],
    [[], 1, []],
  ])('of %j with %i decimals are %j', (parts, places, shares) => {
    expect(roundShares(parts, places)).toEqual(shares);
  });

  it('add up to 100 for any parts', () => {
    for (let count = 1; count < 60; count++) {
      const shares = roundShares(
        Array.from({ length: count }, (_, at) => ((at * 37) % 11) + 0.3),
        1,
      );
      expect(shares.reduce((sum, share) => sum + share * 10, 0)).toBeCloseTo(1000, 6);
    }
  });
});

import { expect, test } from 'vitest';
import { distanceOf, smileAt } from './optionSmile.ts';

test('a strike a standard deviation above the price is at distance 1', () => {
  // 60 % a year over a quarter of a year: 30 %, and e^0.3 × 100 = 134.986.
  expect(distanceOf(134.9858807576, 100, 60, 0.25)).toBeCloseTo(1, 9);
  expect(distanceOf(100, 100, 60, 0.25)).toBe(0);
});

test.each([
  [0, 1, 50],
  [1, 0, 51.5],
  [-1, 0, 51.5],
  [-1, 1, 54],
  [1, 1, 49],
  [2, 0, 56],
])('at distance %d with skew %d, 50 %% at the money are %d %%', (distance, skew, expected) => {
  expect(smileAt(50, distance, skew)).toBeCloseTo(expected, 9);
});

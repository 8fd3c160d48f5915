import { expect, test } from 'vitest';
import { placeInRange } from './placeInRange.ts';

test('a price is placed between low and high, at an end when it is outside, nowhere without a range', () => {
  expect(placeInRange(10, 20, 12.5)).toBe(0.25);
  expect(placeInRange(10, 20, 25)).toBe(1);
  expect(placeInRange(10, 20, 5)).toBe(0);
  expect(placeInRange(10, 10, 10)).toBeNull();
  expect(placeInRange(null, 20, 12)).toBeNull();
});

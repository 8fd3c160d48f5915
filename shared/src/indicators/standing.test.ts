import { expect, test } from 'vitest';
import { percentileOf } from './standing.ts';

test('a value stands above those that are lower; equal ones do not count', () => {
  expect(percentileOf(3, [1, 2, 3, 4])).toBe(50);
  expect(percentileOf(0, [1, 2])).toBe(0);
  expect(percentileOf(9, [1, 2])).toBe(100);
});

test('of nothing nothing is said', () => {
  expect(percentileOf(1, [])).toBeNull();
});

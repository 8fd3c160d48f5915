import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

test.each([
  [1_000, 1_000, 0],
  [1_000, 61_000, 60_000],
  // The clock was set back.
  [61_000, 1_000, Number.POSITIVE_INFINITY],
  [Number.NEGATIVE_INFINITY, 1_000, Number.POSITIVE_INFINITY],
])('what is of %d is at %d so old: %d', (at, now, age) => {
  expect(ageOf(at, now)).toBe(age);
});

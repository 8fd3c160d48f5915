import { expect, it, test } from 'vitest';
import { retryPause } from './retryPause.ts';

test.each([
  [1, 3_000],
  [2, 6_000],
  [3, 12_000],
  [4, 24_000],
  [5, 48_000],
  [6, 60_000],
  [50, 60_000],
])('after %i failures in a row the pause is at most %i ms', (failures, longest) => {
  expect(retryPause(failures, 0)).toBe(longest);
});

it('is up to a quarter shorter, so that simultaneous failures do not retry together', () => {
  expect(retryPause(1, 1)).toBe(2_250);
  expect(retryPause(9, 0.5)).toBe(52_500);
});

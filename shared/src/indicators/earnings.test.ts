import { expect, it } from 'vitest';
import { annualised, earnedChange, priceToEarned } from './earnings.ts';

it('a year is 365 days at the pace of 30', () => {
  expect(annualised(30)).toBe(365);
  expect(priceToEarned(7300, 30)).toBe(20);
});

it.each([
  ['no market value', null, 30],
  ['unknown earnings', 100, null],
  ['nothing earned', 100, 0],
])('there is no multiple with %s', (_name, cap, month) => {
  expect(priceToEarned(cap, month)).toBeNull();
});

it('a change is known where both sums are, and something was earned before', () => {
  expect(earnedChange(12, 10)).toBeCloseTo(20, 9);
  expect([earnedChange(null, 10), earnedChange(12, null), earnedChange(12, 0)]).toEqual([null, null, null]);
});

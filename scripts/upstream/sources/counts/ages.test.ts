import { expect, test } from 'vitest';
import { type AgeCounts, addCounts, ageAt, bucketOf, readCounts, writeCounts } from './ages.ts';

const counts = (...ages: readonly number[]) =>
  ages.reduce<AgeCounts>((sum, age) => addCounts(sum, new Map([[bucketOf(age), 1]])), new Map());

test('the median and the late end are right within a seventh', () => {
  const all = counts(...Array.from({ length: 100 }, (_, at) => 100 + at * 10));
  expect(Math.abs((ageAt(0.5, all) ?? 0) / 590 - 1)).toBeLessThan(0.14);
  expect(Math.abs((ageAt(0.95, all) ?? 0) / 1_040 - 1)).toBeLessThan(0.14);
});

test('of no answer there is no age; one that came before it was asked is the youngest', () => {
  expect(ageAt(0.5, new Map())).toBeNull();
  expect([-5_000, Number.NaN, 0].map(bucketOf)).toEqual([0, 0, 0]);
  expect(bucketOf(Number.POSITIVE_INFINITY)).toBe(90);
});

test('what is written is read again, and what is none is left out', () => {
  const all = counts(20, 20, 900);
  expect(readCounts(writeCounts(all))).toEqual(all);
  expect(readCounts('')).toEqual(new Map());
  expect(readCounts('3:4 x:1 7 8:')).toEqual(new Map([[3, 4]]));
});

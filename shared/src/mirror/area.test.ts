import { expect, it } from 'vitest';
import { areaOf } from './area.ts';

it('a line fills its height but for some air, and its area ends at the mirror line', () => {
  const shape = areaOf([10, 20, 15], 100);
  expect(shape?.line).toBe('M0 93.1L500 6.9L1000 50');
  expect(shape?.area).toBe('M0 93.1L500 6.9L1000 50L1000 100H0Z');
  expect(shape?.newest).toMatchObject({ value: 15, x: 1000, y: 50 });
});

it('a quiet day is a quiet line: a span of at least 2 %', () => {
  const shape = areaOf([100, 100.1, 100], 100);
  expect((shape?.high ?? 0) - (shape?.low ?? 0)).toBeCloseTo(2.002, 6);
});

it('a missing value is a gap', () => {
  expect(areaOf([1, null, 2, 3], 100)?.line.match(/M/g)).toHaveLength(2);
  expect(areaOf([1, 2, null], 100)?.newest.value).toBe(2);
});

it.each([
  ['nothing', []],
  ['nulls', [null, null]],
  ['what is no number', [Number.NaN]],
])('%s has no shape', (_what, values) => {
  expect(areaOf(values, 100)).toBeNull();
});

it.each([
  ['one value', [5]],
  ['zeros', [0, 0]],
  ['huge values', [1e308, -1e308]],
  ['tiny values', [1e-310, 2e-310]],
  ['values below 0', [-5, -6]],
])('%s stays within the height', (_what, values) => {
  const shape = areaOf(values, 100);
  expect(shape?.line).not.toMatch(/NaN|Infinity/);
  expect(shape?.newest.y).toBeGreaterThanOrEqual(0);
  expect(shape?.newest.y).toBeLessThanOrEqual(100);
});

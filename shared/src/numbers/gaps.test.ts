import { expect, it } from 'vitest';
import { descending } from './descending.ts';
import { sum, sumKnown } from './sum.ts';

const self = (value: number | null) => value;

it.each([
  [[], 0, 0],
  [[1, null, 2], 3, 3],
  [[null, null], 0, null],
  [[0, null], 0, 0],
  [[-1, 1], 0, 0],
])('%o sums to %s, and to %s where nothing is known', (values: readonly (number | null)[], all, known) => {
  expect(sum(values, self)).toBe(all);
  expect(sumKnown(values, self)).toBe(known);
});

it('what is unknown stands last, and equal rows keep their order', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({
    name,
    value: [null, 2, 0, 2, -1][at] ?? null,
  }));
  expect(descending(rows, ({ value }) => value).map(({ name }) => name)).toEqual(['b', 'd', 'c', 'e', 'a']);
});

it('the given rows stay as they are', () => {
  const rows = [1, 3, 2];
  descending(rows, self);
  expect(rows).toEqual([1, 3, 2]);
});

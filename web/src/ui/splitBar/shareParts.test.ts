import { expect, test } from 'vitest';
import { shareParts } from './shareParts.ts';

const of = (...values: readonly number[]) => values.map((value, at) => ({ name: `第${at}`, value }));
const named = (values: readonly number[], inOrder = false) =>
  shareParts(of(...values), inOrder).map(({ name, share }) => [name, share]);

test('the largest part is first, and the printed shares add up to 100', () => {
  expect(named([1, 3])).toEqual([
    ['第1', 75],
    ['第0', 25],
  ]);
  for (const values of [[1, 1, 1], [1e12, 1, 1, 1], Array.from({ length: 40 }, (_, at) => at + 1)]) {
    const total = named(values).reduce((sum, [, share]) => sum + Number(share), 0);
    expect(total).toBeCloseTo(100, 9);
  }
});

test('thin parts are one 其他, unless it would be a single one', () => {
  expect(named([98.5, 0.5, 0.5, 0.5])).toEqual([
    ['第0', 98.5],
    ['其他', 1.5],
  ]);
  expect(named([99.5, 0.5]).map(([name]) => name)).toEqual(['第0', '第1']);
  expect(named(Array.from({ length: 12 }, () => 1))).toHaveLength(9);
});

test('a ninth part that keeps its name is grey: there are eight colours', () => {
  const parts = shareParts(of(...Array.from({ length: 9 }, () => 1)));
  expect(parts.map(({ rest }) => rest)).toEqual([...Array.from({ length: 8 }, () => false), true]);
});

test('steps of a scale keep their order and are not grouped', () => {
  expect(named([0.1, 0.2, 99.7], true).map(([name]) => name)).toEqual(['第0', '第1', '第2']);
});

test.each([[[]], [[0, 0]], [[-1]]])('a whole of %j has no parts', (values) => {
  expect(named(values)).toEqual([]);
});

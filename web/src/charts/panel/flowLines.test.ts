import { expect, it } from 'vitest';
import { flowLines } from './flowLines.ts';

it.each([
  ['nothing', [], []],
  ['what fits on one line', [40, 40], [[0, 1]]],
  ['what just does not', [50, 41], [[0], [1]]],
  ['one that is too wide by itself', [30, 120, 30], [[0], [1], [2]]],
  ['a second line that is filled again', [60, 50, 40, 20], [[0], [1, 2], [3]]],
])('%s', (_, widths, lines) => {
  expect(flowLines(widths, 100, 10)).toEqual(lines);
});

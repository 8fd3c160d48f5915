import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { expect, it } from 'vitest';
import { rowsOf } from '../grid/rows.ts';
import { roomForQuarters } from './cell.ts';
import { roomForChunk } from './grid.ts';
import { roomForMinutes } from './quarter.ts';

it('rows are adjacent, each with its own numbers, the last one longer', () => {
  const row = rowsOf(3, 2, 1);
  const [first, last] = [row(0).fill(1), row(1).fill(2)];
  expect([[...first], [...last]]).toEqual([
    [1, 1, 1],
    [2, 2, 2, 2],
  ]);
  expect([...divide(4, Float64Array.of(1, 1, 2), first)]).toEqual([1, 1, 2]);
  expect([...last]).toEqual([2, 2, 2, 2]);
});

const [cell, quarter, stretch] = [roomForQuarters(), roomForMinutes(), roomForChunk()];

it.each([
  ['cell', [cell.nodes, cell.sigma]],
  ['quarter', [quarter.nodes, quarter.high, quarter.low, quarter.sigma]],
  ['stretch of the grid', [stretch.level, stretch.sigma]],
])('a cached %s is one block of memory with only its numbers', (_part, rows) => {
  const size = rows.reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(rows.map(({ buffer }) => buffer.byteLength)).toEqual(rows.map(() => size));
});

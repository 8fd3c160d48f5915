import { describe, expect, test } from 'vitest';
import { arrangeRows } from './arrange.ts';
import type { Column } from './column.ts';

interface Row {
  readonly name: string;
  readonly price: number | null;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', label: '名称', width: 100, cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'price',
    label: '价格',
    width: 100,
    cell: () => null,
    sortValue: (row) => row.price,
    filter: { unit: 'USD', scale: 1 },
  },
];
const rows: readonly Row[] = [
  { name: '比特币', price: 3 },
  { name: '以太坊', price: null },
  { name: '阿童木', price: 1 },
  { name: '卡尔达诺', price: 3 },
];
const names = (list: readonly Row[]) => list.map((row) => row.name);

describe('arranging rows', () => {
  test('returns the very same rows without sort and filters', () => {
    expect(arrangeRows(rows, columns, { sort: null, filters: {} })).toBe(rows);
    expect(arrangeRows(rows, columns, { sort: { id: 'gone', order: 'asc' }, filters: {} })).toBe(rows);
  });

  test('a missing value comes last in both orders, ties keep their order', () => {
    const order = (direction: 'asc' | 'desc') =>
      names(arrangeRows(rows, columns, { sort: { id: 'price', order: direction }, filters: {} }));
    expect(order('desc')).toEqual(['比特币', '卡尔达诺', '阿童木', '以太坊']);
    expect(order('asc')).toEqual(['阿童木', '比特币', '卡尔达诺', '以太坊']);
  });

  test('Chinese names sort by pinyin', () => {
    const sorted = arrangeRows(rows, columns, { sort: { id: 'name', order: 'asc' }, filters: {} });
    expect(names(sorted)).toEqual(['阿童木', '比特币', '卡尔达诺', '以太坊']);
  });

  test('bounds are inclusive, and exclude a missing number', () => {
    const within = (min: number | null, max: number | null) =>
      names(arrangeRows(rows, columns, { sort: null, filters: { price: { min, max } } }));
    expect(within(3, null)).toEqual(['比特币', '卡尔达诺']);
    expect(within(null, 2)).toEqual(['阿童木']);
  });
});

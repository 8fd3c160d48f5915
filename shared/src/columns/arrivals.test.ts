import { expect, test } from 'vitest';
import { arrivalSort, arrivingBy, type Column } from './column.ts';
import { amount, change } from './values.ts';

interface Row {
  readonly value: number | null;
}

const columns: readonly Column<Row>[] = [
  amount('cap', '市值', (row: Row) => row.value, { width: 90, arrives: 'desc' }),
  change('change', '涨幅', (row: Row) => row.value),
];

test('a list says by which column its rows arrive', () => {
  expect(arrivalSort(columns)).toEqual({ id: 'cap', order: 'desc' });
  expect(arrivalSort([])).toBeNull();
});

test.each([
  ['change', 'asc', { id: 'change', order: 'asc' }],
  ['cap', 'desc', { id: 'cap', order: 'desc' }],
  ['', 'desc', null],
  ['unknown', 'desc', null],
] as const)('the same columns arriving by %j %s', (id, order, expected) => {
  const arriving = arrivingBy(columns, id, order);
  expect(arrivalSort(arriving)).toEqual(expected);
  expect(arriving.filter(({ arrives }) => arrives !== undefined)).toHaveLength(expected === null ? 0 : 1);
});

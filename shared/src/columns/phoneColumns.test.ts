import { expect, test } from 'vitest';
import { phoneColumns } from './phoneColumns.ts';

const star = { id: 'star', pin: true };
const name = { id: 'name', pin: true, rowHeader: true };
const kind = { id: 'kind' };
const volume = { id: 'volume', phone: 'key' } as const;
const rank = { id: 'rank', phone: 'hidden' } as const;
const price = { id: 'price', phone: 'key' } as const;
const change = { id: 'change', phoneUnder: 'price' };

const reported = (columns: Parameters<typeof phoneColumns>[0]) =>
  phoneColumns(columns).map(({ column, under }) => (under ? `${column.id}/${under.id}` : column.id));

test('the key numbers follow the name in their own order, before what stands there on a wide screen', () => {
  expect(reported([star, name, kind, volume, rank, price])).toEqual([
    'star',
    'name',
    'volume',
    'price',
    'kind',
  ]);
});

test('a column stands under another in its cell, wherever it is in the table', () => {
  expect(reported([name, change, kind, price])).toEqual(['name', 'price/change', 'kind']);
});

test('without its upper line, a column has a cell of its own', () => {
  expect(reported([name, kind, change])).toEqual(['name', 'kind', 'change']);
  expect(reported([name, { ...price, phone: 'hidden' }, change])).toEqual(['name', 'change']);
});

test('a name that is not pinned stays first', () => {
  const address = { id: 'address', rowHeader: true };
  expect(reported([rank, address, kind, price])).toEqual(['address', 'price', 'kind']);
});

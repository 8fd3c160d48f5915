import { describe, expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { complaintsOfBounds, readBounds } from './bounds.ts';
import { shownBound } from './shownBound.ts';

const columns: readonly Column<object>[] = [
  { id: 'marketCap', label: '流通市值', width: 1, cell: () => null, filter: { unit: '亿 USD', scale: 1e8 } },
  { id: 'name', label: '名称', width: 1, cell: () => null },
];
const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('typed bounds', () => {
  test.each([
    [{ 'marketCap.min': '1.5' }, { marketCap: { min: 1.5e8, max: null } }],
    [{ 'marketCap.max': '1,000' }, { marketCap: { min: null, max: 1e11 } }],
    [{ 'marketCap.min': '0,5' }, { marketCap: { min: 5e7, max: null } }],
    [{ 'marketCap.min': '1.234,5' }, { marketCap: { min: 1234.5e8, max: null } }],
    [{ 'marketCap.min': '5 ％' }, { marketCap: { min: 5e8, max: null } }],
    [{ 'marketCap.min': '１０' }, { marketCap: { min: 1e9, max: null } }],
    [{ 'marketCap.min': '9', 'marketCap.max': '3' }, { marketCap: { min: 3e8, max: 9e8 } }],
    [{ 'marketCap.min': 'abc', 'marketCap.max': ' ' }, {}],
    [{ 'name.min': '3' }, {}],
  ])('%o is read as %o', (typed, expected) => {
    expect(readBounds(columns, form(typed))).toEqual(expected);
  });

  test('what is no number is said, and is not taken for an open end', () => {
    const typed = { 'marketCap.min': '1.2.3', 'marketCap.max': '1万', 'name.min': 'x' };
    expect(complaintsOfBounds(columns, form(typed))).toEqual({
      'marketCap.min': expect.stringContaining('看不懂'),
      'marketCap.max': expect.stringContaining('完整的数字'),
    });
    expect(complaintsOfBounds(columns, form({ 'marketCap.min': ' ', 'marketCap.max': '3' }))).toEqual({});
  });

  test('a bound is shown in the unit it was typed in, without rounding noise', () => {
    expect(shownBound(1.1e8, 1e8)).toBe('1.1');
    expect(shownBound(null, 1e8)).toBe('');
  });
});

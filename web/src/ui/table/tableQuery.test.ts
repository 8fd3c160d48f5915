import { describe, expect, test } from 'vitest';
import { changedParams } from '../url/changedParams.ts';
import { nextSort, readTableQuery, tableParams } from './tableQuery.ts';

describe('the table state in the address', () => {
  test('is read back as written, beside any other parameters', () => {
    const query = {
      sort: { id: 'price', order: 'asc' as const },
      columns: ['name', 'price'],
      filters: { price: { min: 1, max: 100.5 }, change24h: { min: null, max: -5 } },
    };
    const search = changedParams(new URLSearchParams('tab=0&unit=cny'), tableParams(query));
    expect(search.get('unit')).toBe('cny');
    expect(readTableQuery(new URLSearchParams(search.toString()))).toEqual(query);
  });

  test('omits what is at its default', () => {
    const search = new URLSearchParams('sort=price&order=asc&cols=price&filter=price:1~2&unit=cny');
    const bare = changedParams(search, tableParams({ sort: null, columns: null, filters: {} }));
    expect(bare.toString()).toBe('unit=cny');
  });

  test.each([
    ['sort=<b>&order=asc', { sort: null, columns: null, filters: {} }],
    ['sort=price&order=sideways', { sort: { id: 'price', order: 'desc' }, columns: null, filters: {} }],
    [
      'filter=price:x~y;volume:1~;:3~4;junk',
      { sort: null, columns: null, filters: { volume: { min: 1, max: null } } },
    ],
    ['cols=', { sort: null, columns: [], filters: {} }],
  ])('what cannot be read of %s is left out', (text, expected) => {
    expect(readTableQuery(new URLSearchParams(text))).toEqual(expected);
  });

  test('a heading cycles from descending to ascending to the table’s own order', () => {
    const first = nextSort(null, 'price');
    expect(first).toEqual({ id: 'price', order: 'desc' });
    const second = nextSort(first, 'price');
    expect(second).toEqual({ id: 'price', order: 'asc' });
    expect(nextSort(second, 'price')).toBeNull();
    expect(nextSort(second, 'volume')).toEqual({ id: 'volume', order: 'desc' });
  });

  test.each([
    ['desc', null, 'asc'],
    ['desc', 'asc', null],
    ['desc', 'desc', 'asc'],
    ['asc', null, 'desc'],
    ['asc', 'desc', null],
  ] as const)('rows that arrive %s by a column, sorted %s: a press makes it %s', (arrives, now, next) => {
    const sort = (order: 'asc' | 'desc' | null) => order && { id: 'price', order };
    const arrival = { id: 'price', order: arrives };
    expect(nextSort(sort(now), 'price', arrival)).toEqual(sort(next));
    expect(nextSort(sort(now), 'volume', arrival)).toEqual({ id: 'volume', order: 'desc' });
  });
});

import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import { describe, expect, test } from 'vitest';
import { type Column, chosenColumns, defaultColumnIds } from './column.ts';
import { layoutColumns } from './layout.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  label: id,
  width: 100,
  cell: () => null,
  ...more,
});
const set = [
  column('star', { always: true, pin: true, width: 32 }),
  column('rank', { pin: true, width: 40, phone: 'hidden' }),
  column('name', { always: true, pin: true, grow: true, width: 168, phoneWidth: 130 }),
  column('price'),
  column('fdv', { optional: true }),
  column('drawdown', { optional: true, wide: true }),
];
const ids = (columns: readonly Column<object>[]) => columns.map((one) => one.id);

describe('choosing columns', () => {
  test('without a choice the default set is shown', () => {
    expect(ids(chosenColumns(set, null))).toEqual(['star', 'rank', 'name', 'price']);
  });

  test('a wide screen shows more of them, unless the visitor has chosen', () => {
    expect(ids(chosenColumns(set, null, { isWide: true }))).toEqual([
      'star',
      'rank',
      'name',
      'price',
      'drawdown',
    ]);
    expect(ids(chosenColumns(set, ['price'], { isWide: true }))).toEqual(['star', 'name', 'price']);
  });

  test('a coin list shows the changes of an hour and of a week, and on a wide screen the drawdown', () => {
    const usual = defaultColumnIds(coinColumns('24H'));
    expect(usual).toEqual(expect.arrayContaining(['change', 'change1h', 'change7d']));
    expect(defaultColumnIds(coinColumns('24H'), true).filter((id) => !usual.includes(id))).toEqual([
      'drawdown',
    ]);
  });

  test('a choice keeps the set’s order, always has the fixed columns, and drops unknown ids', () => {
    expect(ids(chosenColumns(set, ['fdv', 'gone', 'price']))).toEqual(['star', 'name', 'price', 'fdv']);
  });
});

describe('laying columns out', () => {
  test('a pinned column is offset by the pinned ones before it, on phones without the hidden ones', () => {
    const wide = layoutColumns(chosenColumns(set, null));
    expect(wide.placed[2]?.cellStyle).toEqual({ '--left': '4.5rem' });
    expect(wide.placed[2]?.edge).toBe(true);
    expect(wide.placed[1]?.edge).toBe(false);
    expect(wide.tableStyle).toMatchObject({ '--min': '21.25rem' });
    const phone = layoutColumns(chosenColumns(set, null, { onPhone: true }), true);
    expect(phone.placed[1]?.cellStyle).toEqual({ '--left': '2rem' });
    expect(phone.tableStyle).toMatchObject({ '--min': '16.375rem' });
  });

  test('of two growing columns the first takes the remaining width, and the name keeps its width on a phone', () => {
    const grown = [
      column('name', { pin: true, grow: true, width: 160, phoneWidth: 120 }),
      column('price'),
      column('chains', { grow: true, width: 240 }),
    ];
    const { placed, tableStyle } = layoutColumns(grown, true);
    expect(placed.map(({ grows }) => grows)).toEqual([true, false, false]);
    expect(placed[2]?.colStyle).toMatchObject({ '--width': '15rem' });
    expect(tableStyle).toMatchObject({ '--min': '28.75rem', '--sized': 2 });
  });

  test('on a phone the columns beside the name fill the box page by page, and on a wide screen they do not', () => {
    const many = [
      column('name', { pin: true, grow: true, width: 150 }),
      ...['a', 'b', 'c', 'd', 'e'].map((id) => column(id, { width: 100 })),
    ];
    const phone = layoutColumns(many, true);
    expect(phone.pages).toBe(3);
    expect(phone.placed.map(({ startsPage }) => startsPage)).toEqual([false, true, false, true, false, true]);
    expect(phone.placed[1]?.colStyle).toEqual({ '--width': '6.25rem', '--room': '21.875rem', '--count': 2 });
    expect(phone.tableStyle).toMatchObject({ '--pinned': '9.375rem', '--fixed': '9.375rem', '--filled': 3 });
    const wide = layoutColumns(many);
    expect(wide.pages).toBe(0);
    expect(wide.placed.some(({ isPaged }) => isPaged)).toBe(false);
  });
});

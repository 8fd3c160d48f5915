import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { useTableState } from './useTableState.ts';

interface Row {
  readonly code: string;
  readonly price: number;
}

const drawn = vi.fn();
const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    label: '名称',
    width: 100,
    pin: true,
    rowHeader: true,
    cell: (row) => <a href={`#${row.code}`}>{row.code}</a>,
  },
  {
    id: 'price',
    label: '价格',
    width: 100,
    sortValue: (row) => row.price,
    cell: (row) => {
      drawn(row.code);
      return <span title="full">{row.price}</span>;
    },
  },
];
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ code: `c${index}`, price: (index * 7) % count }));
const rowKey = (row: Row) => row.code;

function Table(props: Partial<DataTableProps<Row>> & Pick<DataTableProps<Row>, 'rows'>) {
  const state = useTableState('test');
  return <DataTable label="表" columns={columns} rowKey={rowKey} state={state} empty="没有" {...props} />;
}

const show = (props: Parameters<typeof Table>[0]) =>
  render(<Table {...props} />, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
const bodyRows = () => document.querySelectorAll('tbody tr');

describe('a table', () => {
  test('reserves the space of its rows while they load, and otherwise says what is wrong', () => {
    const { rerender } = show({ rows: undefined, expectedRows: 7 });
    expect(bodyRows()).toHaveLength(7);
    rerender(<Table rows={undefined} failed="坏了" />);
    expect(screen.getByText('坏了')).toBeTruthy();
    rerender(<Table rows={[]} />);
    expect(screen.getByText('没有')).toBeTruthy();
  });

  test('explains no marks where it has no rows', () => {
    show({ rows: [], footnotes: ['* 不可挖'] });
    expect(screen.queryByText('* 不可挖')).toBeNull();
  });

  test('re-renders only the rows that changed', () => {
    const rows = rowsOf(3);
    const { rerender } = show({ rows });
    drawn.mockClear();
    rerender(<Table rows={rows.map((row) => (row.code === 'c1' ? { ...row, price: 9 } : row))} />);
    expect(drawn.mock.calls).toEqual([['c1']]);
  });

  test('a hundred rows render in slices: the first screen at once, the rest in reserved space', async () => {
    show({ rows: rowsOf(100) });
    const names = () => document.querySelectorAll('tbody th');
    const first = names().length;
    expect(first).toBeGreaterThanOrEqual(window.innerHeight / 48);
    expect(first).toBeLessThan(30);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('101');
    const room = document.querySelector<HTMLElement>('tbody tr:last-child td')?.style.height;
    expect(room).toBe(`${(100 - first) * 48}px`);
    await waitFor(() => {
      fireEvent.scroll(document);
      expect(names()).toHaveLength(100);
    });
    expect(bodyRows()).toHaveLength(100);
  });

  test('a printed table has all its rows', () => {
    show({ rows: rowsOf(100) });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(bodyRows()).toHaveLength(100);
  });

  test('another order of the same rows moves them without re-rendering', async () => {
    show({ rows: rowsOf(40) });
    await waitFor(() => {
      fireEvent.scroll(document);
      expect(document.querySelectorAll('tbody th')).toHaveLength(40);
    });
    drawn.mockClear();
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(bodyRows()[0]?.textContent).toMatch(/39$/);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('only the column that sorts has an arrow, and the order in which rows arrive counts as one', () => {
    const arriving = columns.map((column) =>
      column.id === 'price' ? { ...column, arrives: 'desc' as const } : column,
    );
    const rank: Column<Row> = { id: 'rank', label: '名次', width: 60, sortValue: ({ price }) => price };
    show({ rows: rowsOf(3).toReversed(), columns: [...arriving, rank] });
    const heads = () =>
      [...document.querySelectorAll('thead th')].map((head) => [
        head.querySelector('[data-order]')?.getAttribute('data-order') ?? '',
        head.getAttribute('aria-sort'),
      ]);
    expect(heads()).toEqual([
      ['', null],
      ['desc', 'descending'],
      ['', 'none'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(heads()[1]).toEqual(['asc', 'ascending']);
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(heads()[1]).toEqual(['desc', 'descending']);
    fireEvent.click(screen.getByRole('button', { name: '名次' }));
    expect(heads().map(([, order]) => order)).toEqual([null, 'none', 'descending']);
  });

  test('a list that cannot be sorted says in which order its rows arrive, too', () => {
    const fixed: Column<Row> = {
      id: 'volume',
      label: '量',
      width: 80,
      arrives: 'asc',
      written: ({ price }) => ({ text: `${price}` }),
    };
    show({ rows: rowsOf(3), columns: [...columns, fixed] });
    const head = screen.getByRole('columnheader', { name: '量' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(head.querySelector('button')).toBeNull();
    expect(head.querySelector('[data-order="asc"]')?.textContent).toBe('量');
  });

  test('columns hidden on a phone are not rendered there', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const onPhone = columns.map((column) =>
      column.id === 'price' ? { ...column, phone: 'hidden' as const } : column,
    );
    show({ rows: rowsOf(1), columns: onPhone });
    expect(document.querySelectorAll('th, td, col')).toHaveLength(3);
    vi.restoreAllMocks();
  });

  test('a phone shows two columns in one cell, each sorted by its own heading', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const cap: Column<Row> = {
      id: 'cap',
      label: '市值',
      width: 80,
      phone: 'key',
      written: (row) => ({ text: `${row.price}亿` }),
      sortValue: (row) => -row.price,
    };
    const rise: Column<Row> = {
      id: 'rise',
      label: '涨幅',
      width: 80,
      phoneUnder: 'cap',
      written: () => ({ text: '+1%', direction: 'up' }),
      sortValue: (row) => row.price,
    };
    show({ rows: rowsOf(3), columns: [...columns, rise, cap] });
    const headings = [...document.querySelectorAll('thead th')];
    expect(headings.map((heading) => heading.textContent)).toEqual(['名称', '市值涨幅', '价格']);
    expect(headings[1]?.hasAttribute('data-key')).toBe(true);
    expect(bodyRows()[0]?.children[1]?.textContent).toBe('0亿+1%');
    fireEvent.click(screen.getByRole('button', { name: '涨幅' }));
    expect(headings[1]?.getAttribute('aria-sort')).toBe('descending');
    expect(bodyRows()[0]?.children[1]?.textContent).toBe('2亿+1%');
    vi.restoreAllMocks();
  });

  test('a number is written into its cell, with its full value as the tooltip', () => {
    const written: Column<Row> = {
      id: 'volume',
      label: '量',
      width: 80,
      written: (row) => ({ text: `${row.price}万`, title: `${row.price}0000`, direction: 'up', arrow: '▲' }),
    };
    show({ rows: [{ code: 'a', price: 7 }], columns: [...columns, written] });
    const cell = screen.getByTitle('70000');
    expect(cell.tagName).toBe('TD');
    expect(cell.textContent).toBe('7万');
    expect(cell.dataset['arrow']).toBe('▲');
  });

  test('five thousand rows keep only those near the viewport in the document, and state their number', async () => {
    show({ rows: rowsOf(5000) });
    await waitFor(() => expect(bodyRows().length).toBeLessThan(100));
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
    // The spacer for the others is a row too, with the table's column count as its colspan.
    const widths = [...document.querySelectorAll('tr')].map(({ cells }) =>
      [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
    );
    expect(new Set(widths)).toEqual(new Set([document.querySelectorAll('col').length]));
  });

  test('another order of a long table reuses the existing rows, at half the cost of new ones', () => {
    show({ rows: rowsOf(5000) });
    const first = bodyRows()[0];
    expect(first?.textContent).toBe('c00');
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(bodyRows()[0]).toBe(first);
    expect(first?.textContent).toMatch(/4999$/);
  });

  test('a press on a number opens the row; a press on a button in it does not', () => {
    const went = vi.fn((event: MouseEvent) => event.preventDefault());
    show({
      rows: rowsOf(1),
      rowLink: (row, className) => (
        <a href={`#${row.code}`} className={className} ref={(link) => link?.addEventListener('click', went)}>
          row
        </a>
      ),
    });
    fireEvent.click(screen.getByTitle('full'));
    expect(went).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(went).toHaveBeenCalledTimes(1);
    fireEvent(screen.getByTitle('full'), new window.MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(went.mock.lastCall?.[0]).toMatchObject({ ctrlKey: true, button: 0 });
  });
});

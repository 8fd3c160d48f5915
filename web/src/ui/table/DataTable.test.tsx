import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  test('holds the place of its rows while they load, and says what is the matter otherwise', () => {
    const { rerender } = show({ rows: undefined, expectedRows: 7 });
    expect(bodyRows()).toHaveLength(7);
    rerender(<Table rows={undefined} failed="坏了" />);
    expect(screen.getByText('坏了')).toBeTruthy();
    rerender(<Table rows={[]} />);
    expect(screen.getByText('没有')).toBeTruthy();
  });

  test('draws again only the rows that changed', () => {
    const rows = rowsOf(3);
    const { rerender } = show({ rows });
    drawn.mockClear();
    rerender(<Table rows={rows.map((row) => (row.code === 'c1' ? { ...row, price: 9 } : row))} />);
    expect(drawn.mock.calls).toEqual([['c1']]);
  });

  test('five thousand rows keep only those near the screen in the document, and say how many there are', async () => {
    show({ rows: rowsOf(5000) });
    await waitFor(() => expect(bodyRows().length).toBeLessThan(100));
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
  });

  test('another order of a long table is written into the rows that are there, which costs half of new ones', () => {
    show({ rows: rowsOf(5000) });
    const first = bodyRows()[0];
    expect(first?.textContent).toBe('c00');
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    expect(bodyRows()[0]).toBe(first);
    expect(first?.textContent).toMatch(/4999$/);
  });

  test('a press on a number means the row; a press on a button in it does not', () => {
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
  });
});

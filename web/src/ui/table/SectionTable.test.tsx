import type { Column } from '@coinmirror/shared/columns/column.ts';
import { text } from '@coinmirror/shared/columns/words.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SectionTable } from './SectionTable.tsx';

interface Row {
  readonly code: string;
}

const columns: readonly Column<Row>[] = [text('name', '名称', ({ code }) => code, { width: 100 })];
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ code: `第${index + 1}行` }));

/** A phone's few rows for all. */
const few = { rows: [{ code: '第2行' }], about: '最大的 1 个', all: '全部 3 行' };

function showFew(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SectionTable
        title="表"
        id="test"
        columns={columns}
        rows={rowsOf(3)}
        rowKey={({ code }) => code}
        phoneRows={few}
      />
    </MemoryRouter>,
  );
}

const show = (count: number, address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SectionTable title="表" id="test" columns={columns} rows={rowsOf(count)} rowKey={({ code }) => code} />
    </MemoryRouter>,
  );
const shown = () => screen.getAllByText(/^第\d+行$/).map(({ textContent }) => textContent);

test('a table of more than a hundred rows is paginated by the address', () => {
  show(101, '/futures?page=2');
  expect(shown()).toEqual(['第101行']);
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toContain('共 101 条');
  expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/futures');
});

test('a table of a hundred rows has no pages, whatever the address says', () => {
  show(100, '/futures?page=2');
  expect(shown()[0]).toBe('第1行');
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

test('a phone begins with a few rows, and shows all behind one press', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...wide(media), matches: true }));
  showFew('/futures');
  expect(shown()).toEqual(['第2行']);
  expect(screen.getByText('最大的 1 个')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '全部 3 行' }));
  expect(shown()).toEqual(['第1行', '第2行', '第3行']);
  expect(screen.queryByText('最大的 1 个')).toBeNull();
  vi.restoreAllMocks();
});

test('elsewhere all rows are there at once', () => {
  showFew('/futures');
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '全部 3 行' })).toBeNull();
});

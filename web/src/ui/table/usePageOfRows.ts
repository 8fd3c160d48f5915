import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { arrangeRows } from './arrange.ts';
import type { Column } from './column.ts';
import type { TableState } from './useTableState.ts';

/** Rows a page of a long list, so that the end of the page stays within reach. */
const ROWS_A_PAGE = 100;

/**
 * The rows of the page in the address (`?page=2`), filtered and sorted like the table; all where they fit on one page.
 */
export function usePageOfRows<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  { sort, filters }: TableState,
) {
  const { pathname, search } = useLocation();
  const arranged = useMemo(
    () => rows && arrangeRows(rows, columns, { sort, filters }),
    [rows, columns, sort, filters],
  );
  const total = arranged?.length ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / ROWS_A_PAGE));
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const asked = Math.floor(Number(params.get('page')) || 1);
  const page = Math.min(Math.max(asked, 1), pageCount);
  const firstIndex = (page - 1) * ROWS_A_PAGE;
  const shown = useMemo(() => arranged?.slice(firstIndex, firstIndex + ROWS_A_PAGE), [arranged, firstIndex]);

  function hrefOf(next: number): string {
    const to = new URLSearchParams(params);
    if (next === 1) to.delete('page');
    else to.set('page', String(next));
    return to.size > 0 ? `${pathname}?${to}` : pathname;
  }
  return { rows: shown, firstIndex, page, pageCount, total, hrefOf };
}

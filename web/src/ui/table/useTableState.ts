import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readColumnChoice, saveColumnChoice } from './columnChoice.ts';
import {
  type Bounds,
  nextSort,
  readTableQuery,
  type Sort,
  type TableQuery,
  writeTableQuery,
} from './tableQuery.ts';

export interface TableState {
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, Bounds>>;
  /** Chosen column ids: the address's, else the remembered ones, else null (the default set). */
  readonly columns: readonly string[] | null;
  /** Descending, ascending, the table's own order, and round again. */
  readonly toggleSort: (id: string) => void;
  /** Replaces all filters; {} clears them. */
  readonly setFilters: (filters: Readonly<Record<string, Bounds>>) => void;
  /** Null goes back to the default set. */
  readonly chooseColumns: (ids: readonly string[] | null) => void;
}

/**
 * A table's state, kept in the address so that a reload, a link and the back button restore it.
 * Columns are also remembered on this device under `id`; a link's columns are shown without overwriting them.
 */
export function useTableState(id: string): TableState {
  const [search, setSearch] = useSearchParams();
  const [remembered, setRemembered] = useState(() => readColumnChoice(id));
  const query = useMemo(() => readTableQuery(search), [search]);

  const write = useCallback(
    (change: (query: TableQuery) => Partial<TableQuery>, replace = false) => {
      setSearch((now) => writeTableQuery(now, change(readTableQuery(now))), {
        replace,
        preventScrollReset: true,
      });
    },
    [setSearch],
  );

  const toggleSort = useCallback(
    (column: string) => write((now) => ({ sort: nextSort(now.sort, column) })),
    [write],
  );
  const setFilters = useCallback(
    (filters: Readonly<Record<string, Bounds>>) => write(() => ({ filters })),
    [write],
  );
  const chooseColumns = useCallback(
    (ids: readonly string[] | null) => {
      saveColumnChoice(id, ids);
      setRemembered(ids);
      write(() => ({ columns: ids }), true);
    },
    [id, write],
  );

  const columns = query.columns ?? remembered;
  return useMemo(
    () => ({
      sort: query.sort,
      filters: query.filters,
      columns,
      toggleSort,
      setFilters,
      chooseColumns,
    }),
    [query, columns, toggleSort, setFilters, chooseColumns],
  );
}

import { useCallback, useMemo, useState } from 'react';
import { useUrlParams } from '../url/useUrlParams.ts';
import { readColumnChoice, saveColumnChoice } from './columnChoice.ts';
import {
  type Bounds,
  nextSort,
  readTableQuery,
  type Sort,
  type TableQuery,
  tableParams,
} from './tableQuery.ts';

export interface TableState {
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, Bounds>>;
  /** Chosen column ids: the address's, else the remembered ones, else null (the default set). */
  readonly columns: readonly string[] | null;
  /** Cycles through descending, ascending and the order in which the rows arrive. */
  readonly toggleSort: (id: string, arrival?: Sort | null) => void;
  /** Replaces all filters; {} clears them. */
  readonly setFilters: (filters: Readonly<Record<string, Bounds>>) => void;
  /** Null restores the default set. */
  readonly chooseColumns: (ids: readonly string[] | null) => void;
}

/**
 * A table's state, kept in the address so that a reload, a link and the back button restore it. Columns are also
 * remembered on this device under `id`; a link's columns are shown without overwriting them. A change of sort or
 * filters returns to the list's first page: it removes `page` from the address, or, where the path has the page number,
 * sets the path to `firstPage`.
 */
export function useTableState(id: string, firstPage?: string): TableState {
  const [params, write] = useUrlParams();
  const [remembered, setRemembered] = useState(() => readColumnChoice(id));
  const query = useMemo(() => readTableQuery(params), [params]);

  const fromTheStart = useCallback(
    (change: (newest: URLSearchParams) => Partial<TableQuery>) =>
      write((newest) => ({ ...tableParams(change(newest)), page: null }), {
        push: true,
        pathname: firstPage,
      }),
    [write, firstPage],
  );
  const toggleSort = useCallback(
    (column: string, arrival?: Sort | null) =>
      fromTheStart((newest) => ({ sort: nextSort(readTableQuery(newest).sort, column, arrival) })),
    [fromTheStart],
  );
  const setFilters = useCallback(
    (filters: Readonly<Record<string, Bounds>>) => fromTheStart(() => ({ filters })),
    [fromTheStart],
  );
  const chooseColumns = useCallback(
    (ids: readonly string[] | null) => {
      saveColumnChoice(id, ids);
      setRemembered(ids);
      write(tableParams({ columns: ids }));
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

import type { TableState } from '#ui/table/useTableState.ts';

const ignore = () => undefined;

/** A chain stands by strike, with all of its columns, whatever the address says of the page's other tables. */
export const CHAIN_ORDER: TableState = {
  sort: null,
  filters: {},
  columns: null,
  toggleSort: ignore,
  setFilters: ignore,
  chooseColumns: ignore,
};

import type { TableState } from './useTableState.ts';

/** The state of a short table that shows its rows as they came: it has none in the address, which others may have. */
export const AS_IT_CAME: TableState = {
  sort: null,
  filters: {},
  columns: null,
  toggleSort: () => undefined,
  setFilters: () => undefined,
  chooseColumns: () => undefined,
};

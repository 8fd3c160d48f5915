import { useCallback, useMemo } from 'react';
import { moveBy, moveOnto } from '#features/watchlist/sorting/reorder.ts';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import type { WatchGroup } from '#features/watchlist/watchlists.ts';
import type { TableState } from '#ui/table/useTableState.ts';

/** Putting the coins of a group in another order: by hand, where the table shows them all in their own. */
export function useTickerSorting(
  { name }: WatchGroup,
  codes: readonly string[],
  { sort, filters }: Pick<TableState, 'sort' | 'filters'>,
) {
  const { change } = useWatchActions('coin');
  const order = useCallback(
    (next: readonly string[]) => {
      if (next !== codes) change({ type: 'sorted', group: name, codes: next });
    },
    [codes, change, name],
  );
  return useMemo(
    () => ({
      enabled: sort === null && Object.keys(filters).length === 0,
      moveOnto: (code: string, onto: string) => order(moveOnto(codes, code, onto)),
      moveBy: (code: string, step: -1 | 1) => order(moveBy(codes, code, step)),
    }),
    [sort, filters, codes, order],
  );
}

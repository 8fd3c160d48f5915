import { formatDate } from '@coinmirror/shared/format/time.ts';
import { movePositions } from '@coinmirror/shared/portfolio/movePositions.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import type { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import {
  selectGroups,
  type WatchlistState,
  type watchlistSlice,
} from '#features/watchlist/watchlistSlice.ts';
import type { WatchGroups } from '#features/watchlist/watchlists.ts';
import { toast } from '#ui/toast/toast.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

/**
 * Moves positions that were entered beside stars, or come with a file of stars, into the ledger: what is held stands in
 * one place. They leave the stars only once the trades are kept.
 */
export function useMovedPositions({
  result,
  trades,
  change,
}: Pick<ReturnType<typeof usePortfolio>, 'result' | 'trades' | 'change'>): void {
  const groups = useSelector(settledGroups);
  const { change: changeStars } = useWatchActions('coin');
  const isMoving = useRef(false);
  const codes = useMemo(() => codesWithoutCost(groups ?? []), [groups]);
  const { currentData: prices } = useCoinsByCodesQuery(codes, { skip: codes === '' });
  const isLoaded = result.currentData !== undefined && !result.isFetching;

  useEffect(() => {
    if (groups === null || !isLoaded || isMoving.current) return;
    const priceOf = (code: string) => prices?.value.find((row) => row.code === code)?.price ?? null;
    const moved = movePositions(groups, trades, priceOf, formatDate(Date.now()));
    if (moved.items.length === 0) return;
    isMoving.current = true;
    void (async () => {
      const why = moved.trades.length === 0 ? null : await change({ saved: moved.trades });
      // Refused: they stay where they are until the page is opened again.
      if (why !== null) return;
      for (const { group, item } of moved.items) changeStars({ type: 'described', group, item });
      isMoving.current = false;
      if (moved.trades.length > 0) {
        toast.info(`自选里填的 ${moved.trades.length} 个持仓已作为转入记进“持仓”`);
      }
    })();
  }, [groups, isLoaded, trades, prices, change, changeStars]);
}

/** null until the account, where one is logged in, has answered: before, the browser's stars stand for it. */
function settledGroups(state: WatchlistRoot): WatchGroups | null {
  const { account } = state.watchlist;
  return account === null || account.coin?.confirmed ? selectGroups(state, 'coin') : null;
}

function codesWithoutCost(groups: WatchGroups): string {
  const codes = groups.flatMap(({ items }) =>
    items.flatMap(({ code, cost, quantity }) => (quantity !== null && cost === null ? [code] : [])),
  );
  return [...new Set(codes)].toSorted().join(',');
}

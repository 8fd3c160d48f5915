import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { HomeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { serverSort } from '#features/coins/coinSort.ts';
import { useFullCoinListQuery } from '#features/coins/fullListApi.ts';
import { type CoinListParams, useCoinList } from '#features/coins/useCoinList.ts';
import { selectWatchedCodes, type WatchlistState } from '#features/watchlist/watchlistSlice.ts';
import type { ExplainedResult } from '#ui/definition/DefinitionAnswer.ts';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import type { TableState } from '#ui/table/useTableState.ts';

export interface CoinListRowsWanted {
  readonly tab: HomeTab;
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  readonly state: TableState;
  readonly changeBase: ChangeBase;
  /** Only coins with a known market value. */
  readonly cappedOnly: boolean;
}

export interface CoinListRows {
  /** undefined until the first answer. */
  readonly rows: readonly CoinRow[] | undefined;
  readonly asOf: number | null;
  /** The query that they are from. */
  readonly result: ExplainedResult;
  /** The shown rows are older than what the upstream would return now. */
  readonly stale: boolean;
  /** The shown rows are another page or order, until this one has loaded. */
  readonly isFormer: boolean;
  /** Why nothing can be shown. */
  readonly failure: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
  readonly pageCount: number;
  readonly total: number | null;
  /** The list is empty because the visitor starred nothing. */
  readonly nothingWatched: boolean;
}

/**
 * The rows of home's table. Sorting is done by the server, so that it covers the whole market and not the page; a
 * filter loads the whole list and shows all matches without pagination.
 */
export function useCoinListRows({
  tab,
  page,
  size,
  state,
  changeBase,
  cappedOnly,
}: CoinListRowsWanted): CoinListRows {
  const codes = useWatchedCodes(tab.coins === 'watched');
  const nothingWatched = codes === '';
  const base: CoinListParams = tab.coins === 'watched' ? { codes: codes ?? '' } : tab.coins;
  const whole = cappedOnly || Object.keys(state.filters).length > 0;

  const paged = useCoinList(
    { ...base, page, pagesize: size, ...serverSort(state.sort, changeBase) },
    { skip: whole || nothingWatched },
  );
  const all = useFullCoinListQuery(base, { skip: !whole || nothingWatched });
  const query = whole ? all : paged;
  const shownPage = shownAnswer(paged).data?.value;
  const shownAll = shownAnswer(all).data?.value;
  const { data, failure, isAged, isFormer } = shownAnswer<unknown>(query);

  const rows = useMemo(() => {
    if (nothingWatched) return [];
    if (!whole) return shownPage?.rows;
    return cappedOnly ? shownAll?.filter((row) => row.marketCap !== null) : shownAll;
  }, [nothingWatched, whole, cappedOnly, shownPage, shownAll]);

  return {
    rows,
    asOf: data?.asOf ?? null,
    result: query,
    stale: isAged,
    isFormer,
    failure,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    // Also for a page that failed to load: the pager is the way back.
    pageCount: whole ? 1 : (paged.data?.value.pageCount ?? 1),
    total: whole ? null : (paged.data?.value.total ?? null),
    nothingWatched,
  };
}

/** The starred codes, comma-separated, in an order independent of when they were starred. Null: not needed. */
function useWatchedCodes(wanted: boolean): string | null {
  const codes = useSelector((state: { readonly watchlist: WatchlistState }) =>
    selectWatchedCodes(state, 'coin'),
  );
  return useMemo(() => (wanted ? codes.toSorted().join(',') : null), [wanted, codes]);
}

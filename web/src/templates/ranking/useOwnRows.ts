import type { RankingTable } from '@coinmirror/shared/rankings/ranking.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectWatchedCodes, type WatchlistState } from '#features/watchlist/watchlistSlice.ts';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

type Rows<Row> = { readonly rows: readonly Row[] };

/** The rows of a ranking, or only the starred ones (`?own=1`). */
export function useOwnRows<Row>(result: LoadableResult<Rows<Row>>, starred: RankingTable<Row>['starred']) {
  const [params, write] = useUrlParams();
  const watched = useSelector((state: { readonly watchlist: WatchlistState }) =>
    selectWatchedCodes(state, starred?.kind ?? 'coin'),
  );
  const only = starred !== undefined && params.get('own') === '1';
  const { data } = result;
  const kept = useMemo(() => {
    if (!only || data === undefined) return data;
    const codes = new Set(watched);
    return {
      ...data,
      value: { rows: data.value.rows.filter((row) => codes.has(starred.of(row)?.code ?? '')) },
    };
  }, [only, data, watched, starred]);
  return {
    only,
    setOnly: (on: boolean) => write({ own: on ? '1' : null }),
    result: { ...result, data: kept },
  };
}

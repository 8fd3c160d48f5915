import { useCallback, useMemo } from 'react';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import type { WatchItem } from '../watchlists.ts';
import type { StarredRow } from './starredColumns.tsx';

/** More than exist: all of them on one page. */
export const FULL_LIST = { page: 1, pagesize: 200 };

interface Listable {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
}

/** A starred item with its row of the full list; null while loading, or where it is not listed. */
export interface StarredListed<Listed> extends StarredRow {
  readonly listed: Listed | null;
}

/** The data StarredView needs for its rows, from the full list. */
export function useListed<Listed extends Listable>(
  result: LoadableResult<{ readonly rows: readonly Listed[] }>,
) {
  const { data, error, isFetching, refetch } = result;
  const known = useMemo(() => new Map(data?.value.rows.map((row) => [row.code, row])), [data]);
  const describe = useCallback(
    (item: WatchItem): StarredListed<Listed> => {
      const listed = known.get(item.code) ?? null;
      const { name, logo, rank } = listed ?? { name: item.code, logo: '', rank: null };
      return { ...item, name, logo, rank, listed };
    },
    [known],
  );
  const hasFailed = data === undefined && error !== undefined;
  return {
    asOf: data?.asOf ?? null,
    describe,
    isLoading: data === undefined && !hasFailed,
    failed: hasFailed && (
      <FailedState compact failure={error} busy={isFetching} onRetry={() => void refetch()} />
    ),
  };
}

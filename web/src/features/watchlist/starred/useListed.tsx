import { useCallback, useMemo } from 'react';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import type { WatchItem } from '../watchBook.ts';
import type { StarredRow } from './starredColumns.tsx';

/** More than there are: all of them on one page. */
export const WHOLE_LIST = { page: 1, pagesize: 200 };

interface Listable {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
}

/** A starred thing with what the list of all such things says of it; null while, or where, it says nothing. */
export interface StarredListed<Listed> extends StarredRow {
  readonly listed: Listed | null;
}

/** What StarredView needs to know of its rows, out of the list of all of them. */
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

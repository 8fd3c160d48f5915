import type { WatchedRow } from '@coinmirror/shared/columns/watched.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { HeldPosition } from '@coinmirror/shared/portfolio/positions.ts';
import { useMemo } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import type { WatchGroup } from '#features/watchlist/watchlists.ts';

/** A coin with the visitor's notes, and what is held of it. */
export type TickerRow = WatchedRow;

export interface TickerRows {
  /** In the visitor's own order; undefined until the first answer. */
  readonly rows: readonly TickerRow[] | undefined;
  /** Starred, but no longer listed. */
  readonly unlisted: readonly string[];
  readonly asOf: number | null;
  readonly stale: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * The rows of one group, with what the trades say is `held`; a coin that is not held has the price that was noted to
 * compare with. A newly added coin appears with the next answer; the others stay meanwhile.
 */
export function useTickerRows(group: WatchGroup, held: ReadonlyMap<string, HeldPosition>): TickerRows {
  const codes = group.items
    .map((item) => item.code)
    .toSorted()
    .join(',');
  const { data, currentData, error, isFetching, refetch } = useCoinsByCodesQuery(codes, {
    skip: codes === '',
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: POLL_NORMAL / 1000,
  });
  const coins = useMemo(() => data && new Map(data.value.map((row) => [row.code, row])), [data]);
  const rows = useMemo(() => {
    if (group.items.length === 0) return [];
    return (
      coins &&
      group.items.flatMap(({ code, note, cost }) => {
        const coin = coins.get(code);
        return coin ? [{ ...coin, note, cost, quantity: null, ...held.get(code) }] : [];
      })
    );
  }, [group, coins, held]);
  const isCurrent = currentData !== undefined && currentData === data;
  return {
    rows,
    unlisted: isCurrent ? group.items.flatMap(({ code }) => (coins?.has(code) ? [] : [code])) : [],
    asOf: data?.asOf ?? null,
    stale: data !== undefined && (data.stale || error !== undefined),
    error: data === undefined ? error : undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}

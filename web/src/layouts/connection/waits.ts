import type { WatchedQuery } from '#api/retry/watchedQueries.ts';

interface Wait {
  readonly requestId: string;
  readonly since: number;
}

/**
 * Measures from one look to the next since when each query of the page has waited for the answer to its present attempt,
 * by key; moments are ms of a monotonic clock. A call that hangs neither succeeds nor fails for minutes: it has a limit of
 * half a minute, and is repeated three times.
 */
export function createWaits(): (
  queries: readonly WatchedQuery[],
  now: number,
) => ReadonlyMap<string, number> {
  let known: ReadonlyMap<string, Wait> = new Map();
  return (queries, now) => {
    known = new Map(
      queries.flatMap(({ key, requestId, isPending }) => {
        if (!isPending) return [];
        const before = known.get(key);
        return [[key, before?.requestId === requestId ? before : { requestId, since: now }] as const];
      }),
    );
    return new Map([...known].map(([key, { since }]) => [key, since]));
  };
}

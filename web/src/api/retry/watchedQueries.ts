import type { api } from '../api.ts';
import { mayPass } from './mayPass.ts';

/** The state of the api slice in the store. */
export type ApiState = ReturnType<typeof api.reducer>;

/** A query that a mounted component subscribes to. */
export interface WatchedQuery {
  readonly key: string;
  readonly endpointName: string;
  readonly args: unknown;
  /** Changes with every attempt. */
  readonly requestId: string;
  /** For an infinite list, the direction of the newest attempt. */
  readonly direction: string | undefined;
  readonly isPending: boolean;
  /** The answer is missing or stale, and another attempt may bring it. */
  readonly needsRetry: boolean;
  /** The time of the shown answer, epoch ms; null while there is none. */
  readonly asOf: number | null;
}

/** A cache entry of RTK Query. Endpoints are injected as code loads, so no type tells more. */
interface Entry {
  readonly status: string;
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
  readonly requestId?: string | undefined;
  readonly direction?: string | undefined;
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * The queries of the page. A query with `refetchOnReconnect: false` (a list that has grown beyond its first
 * page) is left out: its owner refetches it.
 */
export function watchedQueries({ queries, subscriptions }: ApiState): readonly WatchedQuery[] {
  const entries: Readonly<Record<string, Entry | undefined>> = queries;
  return Object.entries(entries).flatMap(([key, entry]) => {
    const watchers = Object.values(subscriptions[key] ?? {});
    const isWatched = watchers.some(({ refetchOnReconnect }) => refetchOnReconnect !== false);
    if (!isWatched || entry?.endpointName === undefined || entry.requestId === undefined) return [];
    const { endpointName, requestId, originalArgs: args, direction, data, error } = entry;
    return {
      ...{ key, endpointName, args, requestId, direction },
      isPending: entry.status === 'pending',
      needsRetry: mayPass(error) || isStale(data),
      asOf: asOfOf(data),
    };
  });
}

function isStale(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'stale' in data && data.stale === true;
}

function asOfOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('asOf' in data)) return null;
  return typeof data.asOf === 'number' ? data.asOf : null;
}

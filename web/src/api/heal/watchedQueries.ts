import type { api } from '../api.ts';
import { mayPass } from './mayPass.ts';

/** The state of the one api, as the store holds it. */
export type ApiState = ReturnType<typeof api.reducer>;

/** A query that a component on the page has asked for. */
export interface WatchedQuery {
  readonly key: string;
  readonly endpointName: string;
  readonly args: unknown;
  /** Another attempt, another id. */
  readonly requestId: string;
  /** Of a list that grows, where the newest attempt looked. */
  readonly direction: string | undefined;
  readonly isPending: boolean;
  /** The page lacks what it asked for, or has an older answer, and another attempt may bring it. */
  readonly isAiling: boolean;
  /** When the answer that is shown was true, epoch ms; null while there is none. */
  readonly asOf: number | null;
}

/** What the cache keeps of a query; endpoints are injected as code arrives, so that no type tells more. */
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
 * The queries of the page. Whoever asks not to be asked for again when the line is back (`refetchOnReconnect: false`: a
 * list that has grown beyond its first page) watches over his own.
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
      isAiling: mayPass(error) || isStale(data),
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

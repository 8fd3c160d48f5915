import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import type { WatchedQuery } from './watchedQueries.ts';

/** The part of the api that is known by name at run time only. */
interface NamedApi {
  readonly endpoints: Readonly<
    Record<string, { initiate(args: unknown, how: object): UnknownAction } | undefined>
  >;
}

/** The action that refetches a query in place of its cached answer; null where its endpoint is gone. */
export function askAgain({ endpointName, args, direction }: WatchedQuery): UnknownAction | null {
  const unnamed: unknown = api;
  const { endpoints } = unnamed as NamedApi;
  // Keeps the page of an infinite list: without the direction RTK Query would refetch all pages.
  const where = direction === undefined ? {} : { direction };
  return endpoints[endpointName]?.initiate(args, { subscribe: false, forceRefetch: true, ...where }) ?? null;
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import type { WatchedQuery } from './watchedQueries.ts';

/** The part of the api that is known by name only at run time. */
interface NamedApi {
  readonly endpoints: Readonly<
    Record<string, { initiate(args: unknown, how: object): UnknownAction } | undefined>
  >;
}

/** The action that asks a query again, in place of whatever the cache has; null where its endpoint is gone. */
export function askAgain({ endpointName, args, direction }: WatchedQuery): UnknownAction | null {
  const unnamed: unknown = api;
  const { endpoints } = unnamed as NamedApi;
  // The same stretch of a list that grows: asked without it, all stretches would be fetched.
  const where = direction === undefined ? {} : { direction };
  return endpoints[endpointName]?.initiate(args, { subscribe: false, forceRefetch: true, ...where }) ?? null;
}

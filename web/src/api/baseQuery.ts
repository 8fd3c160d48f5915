import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { loadCode } from '#ui/lazy/loadCode.ts';
import type { Call, CallMeta, Dated } from './call.ts';
import type { Failure } from './failure.ts';

/**
 * Runs one call and returns data or a Failure; never throws. The client's code is loaded with the first call:
 * a page whose data is in its first HTML renders without it.
 */
export const baseQuery: BaseQueryFn<Call, Dated<unknown>, Failure, object, CallMeta> = async (
  call,
  { signal, endpoint },
) => {
  const client = await fetchClient();
  return client === null ? { error: { kind: 'network' } } : client.send(call, signal, endpoint);
};

/**
 * Loads the client's code; null when it cannot be loaded. Call it ahead of time where a call is sure to
 * follow.
 */
export async function fetchClient(): Promise<typeof import('./client.ts') | null> {
  return loadCode(() => import('./client.ts')).catch(() => null);
}

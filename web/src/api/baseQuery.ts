import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call, CallMeta, Dated } from './call.ts';
import type { Failure } from './failure.ts';

/**
 * Runs one call and answers with data or with a Failure; never throws.
 * The client's code comes with the first call: a page whose data stands in its shell is drawn without it.
 */
export const baseQuery: BaseQueryFn<Call, Dated<unknown>, Failure, object, CallMeta> = async (
  call,
  { signal },
) => {
  const client = await fetchClient();
  return client === null ? { error: { kind: 'network' } } : client.send(call, signal);
};

/** Brings the client's code; null when it cannot be had. Call it ahead where a call is sure to come. */
export async function fetchClient(): Promise<typeof import('./client.ts') | null> {
  return import('./client.ts').catch(() => null);
}

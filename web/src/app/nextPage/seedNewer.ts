import type { Store } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { PreloadedCall } from '#api/preloadedCall.ts';
import { seed } from '../seed.ts';

/** The part of the api that is known by name at run time only. */
type NamedEndpoints = Readonly<
  Record<
    string,
    { select(params: unknown): (state: unknown) => { readonly data?: { readonly asOf: number } } } | undefined
  >
>;

/** Puts answers of another page into the query cache, but for those that are no newer than what it holds. */
export function seedNewer(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  calls: readonly PreloadedCall[],
): void {
  // Endpoints are injected as code loads, so their names are not in the type of `api`.
  const unnamed: unknown = api.endpoints;
  const named = unnamed as NamedEndpoints;
  const knownAsOf = ({ name, params }: PreloadedCall) =>
    named[name]?.select(params)(getState()).data?.asOf ?? Number.NEGATIVE_INFINITY;
  seed(
    dispatch,
    calls.filter((call) => call.asOf > knownAsOf(call)),
  );
}

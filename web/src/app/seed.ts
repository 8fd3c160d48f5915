import { EACH_BEAT } from '@coinmirror/shared/contract/endpoint.ts';
import type { Dispatch, Store, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Call, Dated } from '#api/call.ts';
import { decodePreloaded, type PreloadedCall, preloadedCalls } from '#api/preloadedCall.ts';

interface SeedEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: Dated<unknown>;
}

interface NamedEndpoint {
  initiate(params: unknown, how: object): UnknownAction;
  select(params: unknown): (state: unknown) => { readonly data?: Dated<unknown> };
}

/** The part of the api that is known by name at run time only. */
interface NamedApi {
  enhanceEndpoints(change: {
    endpoints: Readonly<Record<string, (definition: { query?: (params: unknown) => Call }) => void>>;
  }): unknown;
  endpoints: Readonly<Record<string, NamedEndpoint | undefined>>;
  util: { upsertQueryEntries(entries: readonly SeedEntry[]): UnknownAction };
}

/** The answers that stand in the page; none where it is bare. */
export function readPageData(): readonly PreloadedCall[] {
  return preloadedCalls(document.getElementById('preload')?.textContent);
}

/** Puts the page's answers into the query cache, so that the first render has its data. */
export function seed(dispatch: Dispatch, calls: readonly PreloadedCall[]): void {
  // Endpoints are injected as code loads, so their names are not in the type of `api`.
  const unnamed: unknown = api;
  const named = unnamed as NamedApi;
  const entries = calls.flatMap((call) => toEntry(named, call) ?? []);
  if (entries.length > 0) dispatch(named.util.upsertQueryEntries(entries));
}

/** The same for the answers of another page: those that are no newer than what the cache holds are left out. */
export function seedNewer(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  calls: readonly PreloadedCall[],
): void {
  const unnamed: unknown = api;
  const named = unnamed as NamedApi;
  const knownAsOf = ({ name, params }: PreloadedCall) =>
    named.endpoints[name]?.select(params)(getState()).data?.asOf ?? Number.NEGATIVE_INFINITY;
  seed(
    dispatch,
    calls.filter((call) => call.asOf > knownAsOf(call)),
  );
}

/** Asks again for the page's prices, once it has been painted: a page may be kept for some beats before it is sent. */
export function renew(dispatch: Dispatch, calls: readonly PreloadedCall[]): void {
  const unnamed: unknown = api;
  const named = unnamed as NamedApi;
  for (const { name, params } of calls) {
    const policy = callOf(named, name, params)?.row.policy;
    if (typeof policy === 'number' && policy <= EACH_BEAT) {
      const again = named.endpoints[name]?.initiate(params, { subscribe: false, forceRefetch: true });
      if (again) dispatch(again);
    }
  }
}

/** An answer that does not decode is left out: the page then asks for it as usual. */
function toEntry(named: NamedApi, preloaded: PreloadedCall): SeedEntry | null {
  const { name, params } = preloaded;
  const call = callOf(named, name, params);
  const value = call ? decodePreloaded(call, preloaded) : null;
  return value && { endpointName: name, arg: params, value };
}

/** The call of an endpoint with these parameters; undefined where there is no such endpoint. */
function callOf(named: NamedApi, name: string, params: unknown): Call | undefined {
  let call: Call | undefined;
  if (!(name in api.endpoints)) return call;
  named.enhanceEndpoints({
    endpoints: {
      [name]: ({ query }) => {
        call = query?.(params);
      },
    },
  });
  return call;
}

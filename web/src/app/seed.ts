import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Call, Dated } from '#api/call.ts';
import { decodePreloaded, type PreloadedCall, preloadedCalls } from '#api/preloadedCall.ts';

interface SeedEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: Dated<unknown>;
}

/** The part of the api that is known by name at run time only. */
interface NamedApi {
  enhanceEndpoints(change: {
    endpoints: Readonly<Record<string, (definition: { query?: (params: unknown) => Call }) => void>>;
  }): unknown;
  util: { upsertQueryEntries(entries: readonly SeedEntry[]): UnknownAction };
}

// Endpoints are injected as code loads, so their names are not in the type of `api`.
const unnamed: unknown = api;
const named = unnamed as NamedApi;

/** The answers that stand in the page; none where it is bare. */
export function readPageData(): readonly PreloadedCall[] {
  return preloadedCalls(document.getElementById('preload')?.textContent);
}

/** Puts the page's answers into the query cache, so that the first render has its data. */
export function seed(dispatch: Dispatch, calls: readonly PreloadedCall[]): void {
  const entries = calls.flatMap((call) => toEntry(call) ?? []);
  if (entries.length > 0) dispatch(named.util.upsertQueryEntries(entries));
}

/** An answer that does not decode is left out: the page then asks for it as usual. */
function toEntry(preloaded: PreloadedCall): SeedEntry | null {
  const { name, params } = preloaded;
  const call = callOf(name, params);
  const value = call ? decodePreloaded(call, preloaded) : null;
  return value && { endpointName: name, arg: params, value };
}

/** The call of an endpoint with these parameters; undefined where there is no such endpoint. */
export function callOf(name: string, params: unknown): Call | undefined {
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

import { EACH_BEAT } from '@coinmirror/shared/contract/endpoint.ts';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '#api/api.ts';
import type { Call, Dated } from '#api/call.ts';
import { provenanceFrom } from '#api/provenanceFrom.ts';

/** What the BFF leaves in the page: answers of the page's calls, as the upstream gave them. */
const preload = v.object({
  calls: v.array(
    v.object({
      name: v.string(),
      params: v.record(v.string(), v.unknown()),
      asOf: v.number(),
      source: v.optional(v.string()),
      stale: v.boolean(),
      body: v.unknown(),
    }),
  ),
});

export type PreloadedCall = v.InferOutput<typeof preload>['calls'][number];

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
  endpoints: Readonly<Record<string, { initiate(params: unknown, how: object): UnknownAction } | undefined>>;
  util: { upsertQueryEntries(entries: readonly SeedEntry[]): UnknownAction };
}

/** The answers that stand in the page; none where it is bare. */
export function readPageData(): readonly PreloadedCall[] {
  const text = document.getElementById('preload')?.textContent;
  const page = v.safeParse(v.pipe(v.string(), v.parseJson(), preload), text);
  return page.success ? page.output.calls : [];
}

/** Puts the page's answers into the query cache, so that the first render has its data. */
export function seed(dispatch: Dispatch, calls: readonly PreloadedCall[]): void {
  // Endpoints are injected as code loads, so their names are not in the type of `api`.
  const unnamed: unknown = api;
  const named = unnamed as NamedApi;
  const entries = calls.flatMap((call) => toEntry(named, call) ?? []);
  if (entries.length > 0) dispatch(named.util.upsertQueryEntries(entries));
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
function toEntry(
  named: NamedApi,
  { name, params, asOf, source, stale, body }: PreloadedCall,
): SeedEntry | null {
  const response = callOf(named, name, params)?.row.response;
  if (response === undefined) return null;
  const decoded = v.safeParse(response, body);
  if (!decoded.success) return null;
  const value = { value: decoded.output, asOf, provenance: provenanceFrom({ host: 'api' }, source), stale };
  return { endpointName: name, arg: params, value };
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

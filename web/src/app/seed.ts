import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '#api/api.ts';
import type { Call, Dated } from '#api/call.ts';

/** What the BFF leaves in the shell: answers of the page's calls, as the upstream gave them. */
const preload = v.object({
  calls: v.array(
    v.object({
      name: v.string(),
      params: v.record(v.string(), v.unknown()),
      asOf: v.number(),
      stale: v.boolean(),
      body: v.unknown(),
    }),
  ),
});

type PreloadedCall = v.InferOutput<typeof preload>['calls'][number];

interface SeedEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: Dated<unknown>;
}

/** The part of the api that is known by name only at run time. */
interface NamedApi {
  enhanceEndpoints(change: {
    endpoints: Readonly<Record<string, (definition: { query?: (params: unknown) => Call }) => void>>;
  }): unknown;
  util: { upsertQueryEntries(entries: readonly SeedEntry[]): UnknownAction };
}

/** Puts the shell's answers into the query cache, so that the first render has its data. */
export function seedFromShell(dispatch: Dispatch): void {
  const text = document.getElementById('preload')?.textContent;
  if (!text) return;
  const shell = v.safeParse(v.pipe(v.string(), v.parseJson(), preload), text);
  if (!shell.success) return;
  // Endpoints are injected as code arrives, so their names are no part of the type of `api`.
  const named: unknown = api;
  seed(dispatch, named as NamedApi, shell.output.calls);
}

function seed(dispatch: Dispatch, named: NamedApi, calls: readonly PreloadedCall[]): void {
  const known = calls.filter((call) => call.name in api.endpoints);
  const entries = known.flatMap((call) => toEntry(named, call) ?? []);
  if (entries.length > 0) dispatch(named.util.upsertQueryEntries(entries));
}

/** An answer that does not decode is left out: the page then asks for it as usual. */
function toEntry(named: NamedApi, { name, params, asOf, stale, body }: PreloadedCall): SeedEntry | null {
  let response: Call['row']['response'] | undefined;
  named.enhanceEndpoints({
    endpoints: {
      [name]: ({ query }) => {
        response = query?.(params).row.response;
      },
    },
  });
  if (response === undefined) return null;
  const decoded = v.safeParse(response, body);
  if (!decoded.success) return null;
  return { endpointName: name, arg: params, value: { value: decoded.output, asOf, stale } };
}

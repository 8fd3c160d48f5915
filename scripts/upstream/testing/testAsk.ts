import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import * as v from 'valibot';
import type { Upstream } from '../server/startUpstream.ts';

/** What an upstream said, as text, with what its headers say of it. */
export interface Said {
  readonly status: number;
  readonly code: number;
  readonly source: string;
  readonly asOf: string;
  readonly text: string;
}

/** Asks an upstream one call, without a gateway before it. */
export async function ask<Name extends ApiEndpointName>(
  { origin }: Pick<Upstream, 'origin'>,
  name: Name,
  params: CallParams<EndpointRow<Name>>,
): Promise<Said> {
  const { path, method } = endpoints[name];
  const query = new URLSearchParams(
    Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response =
    method === 'POST'
      ? await fetch(`${origin}${path}`, { method, body: query })
      : await fetch(`${origin}${path}?${query}`);
  const text = await response.text();
  return {
    status: response.status,
    code: v.parse(v.object({ code: v.optional(v.number(), 200) }), JSON.parse(text)).code,
    source: response.headers.get(SOURCE_HEADER) ?? '',
    asOf: response.headers.get(AS_OF_HEADER) ?? '',
    text,
  };
}

/** Waits until a question is answered as wanted, for half a minute at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('it did not become so');
}

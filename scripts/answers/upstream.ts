import { join } from 'node:path';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import * as v from 'valibot';
import { type Server, startServer } from '../bench/process.ts';
import { freePort } from '../product/ports.ts';
import type { Params } from './argumentTypes.ts';
import type { Said } from './difference.ts';

/** A market with a frozen clock. */
export interface Instant {
  readonly seed: string;
  /** ISO 8601. */
  readonly clock: string;
}

/** The embedded upstream of one checkout, in its own process. */
export interface AskedUpstream {
  ask<Name extends ApiEndpointName>(name: Name, params: Params<Name>): Promise<Said>;
  read<Name extends ApiEndpointName>(name: Name, params: Params<Name>): Promise<EntityOf<EndpointRow<Name>>>;
  stop(): Promise<void>;
}

/** Starts the upstream of the checkout in `folder`. It is called over HTTP, which does not change when files move. */
export async function startIn(folder: string, { seed, clock }: Instant): Promise<AskedUpstream> {
  const port = await freePort();
  const server: Server = await startServer({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join(folder, 'scripts/upstream/main.ts')],
    port,
    ready: '/healthz',
    env: {
      UPSTREAM_PORT: String(port),
      UPSTREAM_HOST: '127.0.0.1',
      DATA_DIR: ':memory:',
      MARKET_SEED: seed,
      MARKET_CLOCK: clock,
    },
  });
  const ask: AskedUpstream['ask'] = async (name, params) => {
    const { path, method } = endpoints[name];
    const query = new URLSearchParams(
      Object.entries(params).map(([key, value]) => [key, String(value)] as [string, string]),
    );
    const init =
      method === 'POST'
        ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) }
        : {};
    const address = `http://127.0.0.1:${port}${path}${method === 'POST' ? '' : `?${query}`}`;
    const response = await fetch(address, init);
    const body = await response.text();
    return { status: response.status, asOf: response.headers.get(AS_OF_HEADER) ?? '', body };
  };
  return {
    ask,
    async read(name, params) {
      const { body } = await ask(name, params);
      return v.parse(endpoints[name].response, JSON.parse(body)) as EntityOf<EndpointRow<typeof name>>;
    },
    stop: server.stop,
  };
}

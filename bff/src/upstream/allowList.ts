import type { Endpoint, EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { COMMUNITY_PREFIX } from '../http/callPath.ts';

export interface KnownCall {
  readonly name: EndpointName;
  readonly row: Endpoint;
}

export type Finding =
  | { readonly kind: 'found'; readonly call: KnownCall }
  | { readonly kind: 'wrongMethod'; readonly allow: string }
  | { readonly kind: 'unknown' };

const UNKNOWN: Finding = { kind: 'unknown' };

const byAddress = new Map<string, Map<string, Finding>>();
for (const name of Object.keys(endpoints) as EndpointName[]) {
  const row: Endpoint = endpoints[name];
  const methods = byAddress.get(addressOf(row.host, row.path)) ?? new Map<string, Finding>();
  // Two rows may share an address (one call, two readings of it): the first stands for both.
  if (!methods.has(row.method)) methods.set(row.method, { kind: 'found', call: { name, row } });
  byAddress.set(addressOf(row.host, row.path), methods);
}

function addressOf(host: EndpointHost, path: string): string {
  return host === 'community' ? `${COMMUNITY_PREFIX}${path}` : path;
}

/** Looks a path (without query) up in the endpoint table; what stands in no row is never passed on. */
export function findCall(method: string | undefined, path: string): Finding {
  const methods = byAddress.get(path);
  if (methods === undefined) return UNKNOWN;
  const found = methods.get(method === 'HEAD' ? 'GET' : (method ?? ''));
  if (found) return found;
  return { kind: 'wrongMethod', allow: [...methods.keys()].join(', ') };
}

export function rowOf(name: EndpointName): Endpoint {
  return endpoints[name];
}

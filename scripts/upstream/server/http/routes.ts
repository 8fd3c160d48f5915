import type { Endpoint, EndpointMethod } from '@coinmirror/shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';

interface Route {
  readonly name: EndpointName;
  readonly row: Endpoint;
}

export type RouteMatch =
  | { readonly kind: 'found'; readonly route: Route }
  | { readonly kind: 'wrongMethod'; readonly allow: readonly EndpointMethod[] }
  | { readonly kind: 'unknown' };

const byPath = new Map<string, Map<string, Route>>();
for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
  const methods = byPath.get(row.path) ?? new Map<string, Route>();
  byPath.set(row.path, methods.set(row.method, { name, row }));
}

/** Finds the endpoint of a request; HEAD is handled like GET. */
export function findRoute(method: string, path: string): RouteMatch {
  const methods = byPath.get(path);
  if (!methods) return { kind: 'unknown' };
  const route = methods.get(method === 'HEAD' ? 'GET' : method);
  if (route) return { kind: 'found', route };
  return { kind: 'wrongMethod', allow: [...methods.keys()] as EndpointMethod[] };
}

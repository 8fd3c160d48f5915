import { type EndpointName, endpoints } from './endpoints.ts';

/** Keys cannot collide: neither a method nor a host holds a space. */
function keyOf(method: string, host: string, path: string): string {
  return `${method} ${host} ${path}`;
}

const names = Object.keys(endpoints) as EndpointName[];

const byKey: ReadonlyMap<string, EndpointName> = new Map(
  names.map((name) => {
    const row = endpoints[name];
    return [keyOf(row.method, row.host, row.path), name];
  }),
);

/**
 * The row that a request is for, null when none is: the whole allow-list of the product.
 * `path` is compared exactly, without its query; HEAD counts as GET.
 */
export function findEndpoint(method: string, host: 'api' | 'community', path: string): EndpointName | null {
  const verb = method.toUpperCase();
  return byKey.get(keyOf(verb === 'HEAD' ? 'GET' : verb, host, path)) ?? null;
}

import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';

/** Sent by the specification's client on every call; not a parameter of any row. */
const COMMON_PARAMS = ['webp'];

/**
 * The query an upstream gets: only names the row knows, sorted, so that two spellings of one call share one
 * cache entry and a random parameter cannot fill the cache. Empty when nothing is left.
 */
export function canonicalQuery(row: Endpoint, params: URLSearchParams): string {
  const known = new Set([...paramNames(row), ...COMMON_PARAMS]);
  const kept = new URLSearchParams();
  for (const [name, value] of params) if (known.has(name)) kept.append(name, value);
  kept.sort();
  const query = kept.toString();
  return query === '' ? '' : `?${query}`;
}

/** Wire parameters as a query, the way the web app writes them: what is undefined or null is left out. */
export function toSearch(params: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

/** The names in a row's parameter schema. */
export function paramNames(row: Endpoint): string[] {
  const { params } = row;
  return 'entries' in params && typeof params.entries === 'object' && params.entries !== null
    ? Object.keys(params.entries)
    : [];
}

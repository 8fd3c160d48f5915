import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { takesWebp, WEBP_PARAM } from '@coinmirror/shared/contract/webp.ts';

/**
 * The query an upstream gets: only names the row knows and the flag of its host, sorted, so that two spellings of one
 * call share one cache entry and a random parameter cannot fill the cache. Empty when nothing is left.
 */
export function canonicalQuery(row: Endpoint, params: URLSearchParams): string {
  const known = new Set(paramNames(row));
  const kept = new URLSearchParams();
  for (const [name, value] of params) if (known.has(name)) kept.append(name, value);
  if (takesWebp(row)) kept.set(WEBP_PARAM, String(webpOf(params.get(WEBP_PARAM))));
  kept.sort();
  const query = kept.toString();
  return query === '' ? '' : `?${query}`;
}

/** The flag as a visitor sent it. Our own pages, and who says nothing, are taken for what nearly all browsers can. */
export function webpOf(sent: unknown): 0 | 1 {
  return String(sent) === '0' ? 0 : 1;
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

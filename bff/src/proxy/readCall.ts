import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { takesWebp, WEBP_PARAM } from '@coinmirror/shared/contract/webp.ts';
import { rowOf } from './allowList.ts';
import { canonicalQuery, paramNames, toSearch, webpOf } from './query.ts';
import type { ReadCall } from './reader.ts';

/** A reading call by the endpoint's name and wire parameters, as a page's preload names it. */
export function readCall(name: EndpointName, params: Readonly<Record<string, unknown>>): ReadCall {
  const row = rowOf(name);
  return row.method === 'POST' ? postCall(name, row, params) : getCall(name, row, toSearch(params));
}

/** The same call as it comes from a browser, with a query. */
export function getCall(name: EndpointName, row: Endpoint, search: URLSearchParams): ReadCall {
  const query = canonicalQuery(row, search);
  return { name, row, query, key: `${name}${query}` };
}

/** Some upstream calls read by POST; their parameters travel as JSON, those the row knows and the flag of its host. */
export function postCall(
  name: EndpointName,
  row: Endpoint,
  params: Readonly<Record<string, unknown>>,
): ReadCall {
  const known = new Set(paramNames(row));
  const kept = Object.entries(params).filter(([key, value]) => value !== undefined && known.has(key));
  if (takesWebp(row)) kept.push([WEBP_PARAM, webpOf(params[WEBP_PARAM])]);
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(sorted));
  return { name, row, query: '', body: Buffer.from(json), key: `${name} ${json}` };
}

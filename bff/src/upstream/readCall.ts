import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { takesWebp, WEBP_PARAM } from '@coinmirror/shared/contract/webp.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { type KnownCall, rowOf } from './allowList.ts';

/** One call that only reads, ready to be made. */
export interface ReadCall extends KnownCall {
  /** Canonical, with its question mark; empty when nothing is left. */
  readonly query: string;
  readonly body?: Buffer;
  /** Calls with the same key are the same call. */
  readonly key: string;
}

type Params = Readonly<Record<string, unknown>>;

/** A reading call by the endpoint's name and wire parameters, as a page's preload names it. */
export function readCall(name: EndpointName, params: Params): ReadCall {
  const row = rowOf(name);
  if (row.method === 'POST') return postCall(name, row, params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return getCall(name, row, search);
}

/**
 * The same call as it comes from a browser, with a query: only names the row knows and the flag of its host, sorted,
 * so that two spellings of one call (or of its search word) share one cache entry and a random parameter cannot fill the
 * cache.
 */
export function getCall(name: EndpointName, row: Endpoint, search: URLSearchParams): ReadCall {
  const known = paramNames(row);
  const knownEntries = new URLSearchParams([...search].filter(([key]) => known.has(key)));
  const typed = row.word === undefined ? null : knownEntries.get(row.word);
  if (row.word !== undefined && typed !== null) knownEntries.set(row.word, wordOf(typed));
  if (takesWebp(row)) knownEntries.set(WEBP_PARAM, String(webpOf(search.get(WEBP_PARAM))));
  knownEntries.sort();
  const query = knownEntries.size === 0 ? '' : `?${knownEntries}`;
  return { name, row, query, key: `${name}${query}` };
}

/** Some upstream calls read by POST; their parameters travel as JSON, those the row knows and the flag of its host. */
export function postCall(name: EndpointName, row: Endpoint, params: Params): ReadCall {
  const known = paramNames(row);
  const knownEntries = Object.entries(params).filter(([key, value]) => value !== undefined && known.has(key));
  if (takesWebp(row)) knownEntries.push([WEBP_PARAM, webpOf(params[WEBP_PARAM])]);
  const json = JSON.stringify(Object.fromEntries(knownEntries.sort(([a], [b]) => (a < b ? -1 : 1))));
  return { name, row, query: '', body: Buffer.from(json), key: `${name} ${json}` };
}

/** A word folded; as it is where folding leaves nothing of it, or makes it longer than a word may be. */
function wordOf(typed: string): string {
  const folded = foldWord(typed);
  return folded === '' || folded.length > typed.length ? typed : folded;
}

/** The flag as a visitor sent it; 1 where it is absent, since nearly all browsers can. */
function webpOf(sent: unknown): 0 | 1 {
  return String(sent) === '0' ? 0 : 1;
}

/** The names in a row's parameter schema. */
function paramNames({ params }: Endpoint): ReadonlySet<string> {
  const named = 'entries' in params && typeof params.entries === 'object' && params.entries !== null;
  return new Set(named ? Object.keys(params.entries as object) : []);
}

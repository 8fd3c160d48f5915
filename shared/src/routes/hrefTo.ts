import type { ParamsOf, RouteName } from '../manifest/pages.ts';
import type { Link } from './link.ts';
import { routeTable } from './routeTable.ts';

export type { ParamsOf, RouteName } from '../manifest/pages.ts';

/** Query values; null and undefined are left out. */
export type SearchValues = Readonly<Record<string, string | number | null | undefined>>;

/** A page whose address needs no parameter. */
export type PlainRouteName = {
  [Name in RouteName]: object extends ParamsOf<Name> ? Name : never;
}[RouteName];

type Args<Name extends RouteName> =
  object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, search?: SearchValues]
    : [params: ParamsOf<Name>, search?: SearchValues];

/** The address of a page: `hrefTo('coin', { coinCode: 'bitcoin' })` → `/currencies/bitcoin`. Parameters are encoded. */
export function hrefTo<Name extends RouteName>(name: Name, ...[params, search]: Args<Name>): string {
  return addressOf(name, params ?? {}, search);
}

/** The address of a link that stands somewhere as data. */
export function hrefOfLink({ to, params, search }: Link): string {
  return addressOf(to, params ?? {}, search);
}

/**
 * The address of a page that is known by its name alone at run time, its parameters by theirs. Where the page is known
 * when one writes, `hrefTo` checks the parameters.
 */
export function addressOf(name: RouteName, params: object, search: SearchValues = {}): string {
  const path = fillPattern(routeTable[name].pattern, { ...params });
  const query = Object.entries(search)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return path + (query ? `?${query}` : '');
}

/** A pattern with its parameters filled in; an optional one that is absent is left out with its slash. */
export function fillPattern(pattern: string, values: Readonly<Record<string, unknown>>): string {
  const path = pattern
    .split('/')
    .map((segment) => fill(segment, values))
    .filter((segment) => segment !== null)
    .join('/');
  return path || '/';
}

/** One segment with its parameter filled in; null when an optional one is absent. */
function fill(segment: string, values: Readonly<Record<string, unknown>>): string | null {
  const match = /^:([A-Za-z]\w*)(\?|\.html)?$/.exec(segment);
  if (!match) return segment;
  const [, name = '', ending = ''] = match;
  const value = values[name];
  if (value === undefined || value === '') return ending === '?' ? null : '';
  return encodeURIComponent(String(value)) + (ending === '?' ? '' : ending);
}

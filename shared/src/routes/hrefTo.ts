import { encodePart } from '../format/encodePart.ts';
import type { ParamsOf, RouteName } from '../manifest/pages.ts';
import type { Link } from './link.ts';
import { routeTable } from './routeTable.ts';

export type { ParamsOf, RouteName } from '../manifest/pages.ts';

/** Query values; null and undefined are omitted. */
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

/** The address of a link given as data. */
export function hrefOfLink({ to, params, search }: Link): string {
  return addressOf(to, params ?? {}, search);
}

/**
 * The address of a page whose name is only known at run time. `hrefTo` checks the parameters of statically known pages.
 */
export function addressOf(name: RouteName, params: object, search: SearchValues = {}): string {
  const path = fillPattern(routeTable[name].pattern, { ...params });
  const query = Object.entries(search)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${encodePart(key)}=${encodePart(String(value))}`)
    .join('&');
  return path + (query ? `?${query}` : '');
}

/** Fills a pattern's parameters; a missing optional one is omitted with its slash. */
export function fillPattern(pattern: string, values: Readonly<Record<string, unknown>>): string {
  const path = pattern
    .split('/')
    .map((segment) => fill(segment, values))
    .filter((segment) => segment !== null)
    .join('/');
  return path || '/';
}

/** Fills one segment's parameter; null if an optional one is missing. */
function fill(segment: string, values: Readonly<Record<string, unknown>>): string | null {
  const match = /^:([A-Za-z]\w*)(\?|\.html)?$/.exec(segment);
  if (!match) return segment;
  const [, name = '', ending = ''] = match;
  const value = values[name];
  if (value === undefined || value === '') return ending === '?' ? null : '';
  return encodePart(String(value)) + (ending === '?' ? '' : ending);
}

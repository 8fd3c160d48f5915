import { type ParamsOf, pages, type RouteName } from './pages.ts';

export type { ParamsOf, RouteName } from './pages.ts';

/** Query values; null and undefined are left out. */
export type SearchValues = Readonly<Record<string, string | number | null | undefined>>;

type Args<Name extends RouteName> =
  object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, search?: SearchValues]
    : [params: ParamsOf<Name>, search?: SearchValues];

/** The address of a page: `hrefTo('coin', { coinCode: 'bitcoin' })` → `/currencies/bitcoin`. Parameters are encoded. */
export function hrefTo<Name extends RouteName>(name: Name, ...[params, search]: Args<Name>): string {
  return addressOf(name, params ?? {}, search);
}

/**
 * The address of a page that is known by its name alone at run time, its parameters by theirs. Where the page is known
 * when one writes, `hrefTo` checks the parameters.
 */
export function addressOf(
  name: RouteName,
  values: Readonly<Record<string, unknown>>,
  search?: SearchValues,
): string {
  const path = pages[name].pattern
    .split('/')
    .map((segment) => fill(segment, values))
    .filter((segment) => segment !== null)
    .join('/');
  const query = Object.entries(search ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return (path || '/') + (query ? `?${query}` : '');
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

import type { ParamsOf, RouteName, SearchValues } from './hrefTo.ts';

/** A link as data: which page, with which parameters. `hrefTo` makes its address where it is shown. */
export type Link = {
  readonly [Name in RouteName]: {
    readonly to: Name;
    readonly params: ParamsOf<Name>;
    readonly search?: SearchValues;
  };
}[RouteName];

/**
 * A link to a page, for tables that describe what is shown without knowing addresses: they are part of what addresses
 * are made of.
 */
export function linkTo<Name extends RouteName>(
  to: Name,
  params: ParamsOf<Name>,
  search?: SearchValues,
): { readonly to: Name; readonly params: ParamsOf<Name>; readonly search?: SearchValues } {
  return search === undefined ? { to, params } : { to, params, search };
}

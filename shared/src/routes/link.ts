import type { ParamsOf, RouteName, SearchValues } from './hrefTo.ts';

/** A link as data: page and parameters. `hrefTo` makes its address where it is rendered. */
export type Link = {
  readonly [Name in RouteName]: {
    readonly to: Name;
    readonly params: ParamsOf<Name>;
    readonly search?: SearchValues;
  };
}[RouteName];

/** A link to a page, for tables that cannot import addresses because addresses are built from them. */
export function linkTo<Name extends RouteName>(
  to: Name,
  params: ParamsOf<Name>,
  search?: SearchValues,
): { readonly to: Name; readonly params: ParamsOf<Name>; readonly search?: SearchValues } {
  return search === undefined ? { to, params } : { to, params, search };
}

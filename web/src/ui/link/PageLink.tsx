import {
  hrefTo,
  type ParamsOf,
  type RouteName,
  type SearchValues,
} from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink, type HrefLinkProps } from './HrefLink.tsx';

/** `params` is optional where the page takes none, or only optional ones. */
type ParamsProp<Name extends RouteName> =
  object extends ParamsOf<Name> ? { params?: ParamsOf<Name> } : { params: ParamsOf<Name> };

export type PageLinkProps<Name extends RouteName> = {
  /** The page's name in the page table. */
  to: Name;
  search?: SearchValues;
} & ParamsProp<Name> &
  Omit<HrefLinkProps, 'href'>;

/** The same for internal use, where the props are only passed on. */
type PassedOn = { to: RouteName; params?: object; search?: SearchValues } & Omit<HrefLinkProps, 'href'>;

const addressOf = hrefTo as (name: RouteName, params?: object, search?: SearchValues) => string;

/** A link to a page of the site by its name. Its props check that name and params belong together. */
export function PageLink<Name extends RouteName>(props: PageLinkProps<Name>) {
  const { to, params, search, ...rest } = props as PassedOn;
  return <HrefLink {...rest} href={addressOf(to, params, search)} />;
}

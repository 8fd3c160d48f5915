import {
  hrefTo,
  type ParamsOf,
  type RouteName,
  type SearchValues,
} from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink, type HrefLinkProps } from './HrefLink.tsx';

/** `params` may be left out where the page takes none, or only optional ones. */
type ParamsProp<Name extends RouteName> =
  object extends ParamsOf<Name> ? { params?: ParamsOf<Name> } : { params: ParamsOf<Name> };

export type PageLinkProps<Name extends RouteName> = {
  /** The page's name in the page table. */
  to: Name;
  search?: SearchValues;
} & ParamsProp<Name> &
  Omit<HrefLinkProps, 'href'>;

/** The same inside, where nothing but passing on is left to do. */
type PassedOn = { to: RouteName; params?: object; search?: SearchValues } & Omit<HrefLinkProps, 'href'>;

const addressOf = hrefTo as (name: RouteName, params?: object, search?: SearchValues) => string;

/** A link to one of our pages, by its name. That name and parameters belong together is checked by its props. */
export function PageLink<Name extends RouteName>(props: PageLinkProps<Name>) {
  const { to, params, search, ...rest } = props as PassedOn;
  return <HrefLink {...rest} href={addressOf(to, params, search)} />;
}

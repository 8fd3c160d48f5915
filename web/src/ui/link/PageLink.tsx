import { hrefTo, type ParamsOf, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ComponentPropsWithRef } from 'react';
import { HrefLink } from './HrefLink.tsx';

type SearchValue = string | number | undefined;

/** `params` may be left out where the page takes none, or only optional ones. */
type ParamsProp<Name extends RouteName> =
  Record<never, never> extends ParamsOf<Name> ? { params?: ParamsOf<Name> } : { params: ParamsOf<Name> };

export type PageLinkProps<Name extends RouteName> = {
  to: Name;
  search?: Readonly<Record<string, SearchValue>>;
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
} & ParamsProp<Name> &
  Omit<ComponentPropsWithRef<'a'>, 'href'>;

/** A link to one of our pages, by its name in the page table. */
export function PageLink<Name extends RouteName>(props: PageLinkProps<Name>) {
  const { to, params, search, replace = false, keepScroll = false, ...rest } = props;
  return <HrefLink {...rest} href={hrefTo(to, params, search)} replace={replace} keepScroll={keepScroll} />;
}

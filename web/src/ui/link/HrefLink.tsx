import { type ComponentPropsWithRef, type SyntheticEvent, use } from 'react';
import { Link } from 'react-router';
import { PrefetchContext } from './PrefetchContext.tsx';

export interface HrefLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of ours, from hrefTo. */
  href: string;
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
}

/** A link to an address of ours that hrefTo has made; PageLink is the usual way to one. */
export function HrefLink({ href, replace = false, keepScroll = false, ...rest }: HrefLinkProps) {
  const prefetch = use(PrefetchContext);
  function before<E extends SyntheticEvent>(own: ((event: E) => void) | undefined) {
    return (event: E) => {
      prefetch(href);
      own?.(event);
    };
  }
  return (
    <Link
      {...rest}
      to={href}
      replace={replace}
      preventScrollReset={keepScroll}
      onPointerEnter={before(rest.onPointerEnter)}
      onFocus={before(rest.onFocus)}
      onTouchStart={before(rest.onTouchStart)}
    />
  );
}

import { type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { PrefetchContext } from './PrefetchContext.tsx';

export interface HrefLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of ours, from hrefTo. */
  href: string;
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
}

/**
 * A link to an address of ours that hrefTo has made; PageLink is the usual way to one.
 * React Router's own Link resolves its address against the present one, so each of them is drawn again whenever that
 * changes: with every press on a table's heading, hundreds. Ours begin at the root and have nothing to resolve.
 */
export function HrefLink({ href, replace = false, keepScroll = false, ...rest }: HrefLinkProps) {
  const prefetch = use(PrefetchContext);
  const { navigator } = use(NavigationContext);
  function before<E extends SyntheticEvent>(own: ((event: E) => void) | undefined) {
    return (event: E) => {
      prefetch(href);
      own?.(event);
    };
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    navigator[replace ? 'replace' : 'push'](href, undefined, { preventScrollReset: keepScroll });
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={before(rest.onPointerEnter)}
      onFocus={before(rest.onFocus)}
      onTouchStart={before(rest.onTouchStart)}
    />
  );
}

/** A press of the main button alone; with a key held the browser opens a tab or a window. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

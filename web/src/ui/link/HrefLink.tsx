import { isOwnAddress, safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';
import { type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent, use } from 'react';
import { NavigationContext } from '../url/routerInternals.ts';
import { PrefetchContext } from './PrefetchContext.tsx';

export interface HrefLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An internal address, from hrefTo. */
  href: string;
  replace?: boolean;
  /** Keep the scroll position. */
  keepScroll?: boolean;
}

/**
 * A link to an internal address made by hrefTo; usually PageLink is used. React Router's own Link resolves its target
 * against the current location, so that each of them re-renders on every navigation: hundreds with each press on a
 * table heading. Internal addresses are absolute and need no resolving.
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
    // Another site's address is not ours to go to within this one.
    if (!isOwnAddress(href)) return;
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    navigator[replace ? 'replace' : 'push'](href, undefined, { preventScrollReset: keepScroll });
  }
  return (
    <a
      {...rest}
      href={safeAddress(href)}
      onClick={follow}
      onPointerEnter={before(rest.onPointerEnter)}
      onFocus={before(rest.onFocus)}
      onTouchStart={before(rest.onTouchStart)}
    />
  );
}

/** A plain left click; with a modifier key the browser opens a tab or a window. */
export function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

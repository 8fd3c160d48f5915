import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../classNames.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import styles from './Tabs.module.css';
import { useCurrentInView } from './useCurrentInView.ts';

interface LinkTab {
  key: string;
  label: ReactNode;
  /** From hrefTo. */
  href: string;
  /** Whether it is the current tab; by default the one whose path equals the address's. */
  current?: boolean;
}

export interface LinkTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly LinkTab[];
  /** At the right end of the row. */
  aside?: ReactNode;
  /** The aside is only a button or two, so it stays in the row on a phone. */
  smallAside?: boolean;
  /** Keep the scroll position: for tabs far down a page. */
  keepScroll?: boolean;
}

/** Tabs as links: they can be opened in a new window, shared, and left by the back button. */
export function LinkTabs({ label, items, aside, smallAside = false, keepScroll = true }: LinkTabsProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const chosen = items.find((item) => item.current ?? samePath(item.href, pathname))?.key;
  useCurrentInView(nav, chosen);
  return (
    <div className={cx(styles.row, smallAside && styles.oneRow)}>
      <nav ref={nav} aria-label={label} className={styles.list}>
        {items.map((item) => {
          const current = item.key === chosen;
          return (
            <HrefLink
              key={item.key}
              href={item.href}
              keepScroll={keepScroll}
              aria-current={current ? 'page' : undefined}
              className={cx(styles.tab, current && styles.current)}
            >
              {item.label}
            </HrefLink>
          );
        })}
      </nav>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** Ignores a trailing slash and the query. */
function samePath(href: string, pathname: string): boolean {
  const bare = (path: string) => (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
  return bare(href) === bare(pathname);
}

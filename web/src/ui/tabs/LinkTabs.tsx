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
  /** Whether it is the tab one is on; by default the one whose path is the address's. */
  current?: boolean;
}

export interface LinkTabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly LinkTab[];
  /** Stands at the right end of the row. */
  aside?: ReactNode;
  /** The aside is no more than a button or two: it stays in the row on a phone too. */
  smallAside?: boolean;
  /** Keep the scroll position: for tabs far down a page. */
  keepScroll?: boolean;
}

/** Tabs that are addresses: links that can be opened in a window of their own, shared and gone back from. */
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
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A trailing slash and what follows ? make no difference. */
function samePath(href: string, pathname: string): boolean {
  const bare = (path: string) => (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
  return bare(href) === bare(pathname);
}

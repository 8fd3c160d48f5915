import { useRef } from 'react';
import { useLocation } from 'react-router';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { useCurrentInView } from '#ui/tabs/useCurrentInView.ts';
import body from '../body.module.css';
import styles from './SideNav.module.css';

export interface SideNavGroup {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

interface SideNavProps {
  label: string;
  groups: readonly SideNavGroup[];
}

/** Grouped links at the left of a page; on a narrow screen one scrolling line. */
export function SideNav({ label, groups }: SideNavProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, pathname);
  return (
    <nav ref={nav} aria-label={label} className={`${body.side} ${styles.nav}`}>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2 className={styles.title}>{group.title}</h2>
          <ul className={styles.links}>
            {group.links.map(({ title, href }) => (
              <li key={href}>
                <HrefLink
                  href={href}
                  className={styles.link}
                  aria-current={bare(href) === bare(pathname) ? 'page' : undefined}
                >
                  {title}
                </HrefLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function bare(path: string): string {
  return path.replace(/\/+$/, '');
}

import type { ReactNode } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './searchResults.module.css';

interface HitProps {
  readonly href: string;
  readonly keyword: string;
  /** Highlighted where it matches the keyword. */
  readonly title: string;
  /** A logo, with the name whose first letter replaces a missing one. */
  readonly logo?: { readonly src: string; readonly name: string };
  readonly badge?: ReactNode;
  /** A line below the title. */
  readonly facts: ReactNode;
  /** Price, volume, change: at the right. */
  readonly children?: ReactNode;
}

/** One search result: its name links to its page. */
export function Hit({ href, keyword, title, logo, badge, facts, children }: HitProps) {
  return (
    <li className={styles.row}>
      <HrefLink href={href} className={styles.who}>
        {logo && <Logo src={logo.src} name={logo.name} size={32} />}
        <span className={styles.words}>
          <span className={styles.name}>
            <span>
              <Highlight text={title} keyword={keyword} />
            </span>
            {badge}
          </span>
          <span className={styles.facts}>{facts}</span>
        </span>
      </HrefLink>
      {children}
    </li>
  );
}

import type { HubPage } from '@coinmirror/shared/indicators/hub.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './overview.module.css';

interface HubCardsProps {
  readonly pages: readonly HubPage[];
  /** A page's newest figure. */
  readonly figure?: ((page: HubPage) => ReactNode) | undefined;
}

/** Cards of data pages, each with its summary. */
export function HubCards({ pages, figure }: HubCardsProps) {
  return (
    <ul className={styles.cards}>
      {pages.map((page) => (
        <li key={page.title}>
          <HrefLink href={hrefOfLink(page.link)} className={cx(styles.card, styles.page)}>
            <span>{page.title}</span>
            <span className={styles.note}>{page.note}</span>
            {figure?.(page)}
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}

import type { HubPage } from '@coinmirror/shared/indicators/hub.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './overview.module.css';

interface HubCardsProps {
  readonly pages: readonly HubPage[];
}

/** Data pages, each with its summary. */
export function HubCards({ pages }: HubCardsProps) {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page.title}>
          <HrefLink href={hrefOfLink(page.link)} className={styles.page}>
            <span>{page.title}</span>
            <span className={styles.note}>{page.note}</span>
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}

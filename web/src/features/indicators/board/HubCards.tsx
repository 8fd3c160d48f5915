import type { HubPage } from '@coinmirror/shared/indicators/hub.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './board.module.css';

/** Pages of figures, each with what it shows. */
export function HubCards({ pages }: { readonly pages: readonly HubPage[] }) {
  return (
    <ul className={styles.cards}>
      {pages.map(({ title, note, link }) => (
        <li key={title}>
          <HrefLink href={hrefOfLink(link)} className={styles.card}>
            <span>{title}</span>
            <span className={styles.note}>{note}</span>
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}

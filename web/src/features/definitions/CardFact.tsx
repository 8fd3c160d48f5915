import type { ReactNode } from 'react';
import styles from './DefinitionCard.module.css';

/** A row of a definition card. */
export function CardFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

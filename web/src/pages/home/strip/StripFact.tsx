import type { ReactNode } from 'react';
import { factDefinition } from '#features/definitions/definitionMark.tsx';
import styles from './MarketStrip.module.css';

export interface StripFactProps {
  readonly label: string;
  /** Key into the registry of definitions. */
  readonly definition: string;
  readonly children: ReactNode;
}

/** One fact: what it is above, how much below. */
export function StripFact({ label, definition, children }: StripFactProps) {
  return (
    <div className={styles.fact}>
      <div className={styles.label}>
        {label}
        {factDefinition(definition, label)}
      </div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

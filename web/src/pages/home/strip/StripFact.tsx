import type { ReactNode } from 'react';
import { factDefinition } from '#features/definitions/definitionMark.tsx';
import styles from './MarketStrip.module.css';

export interface StripFactProps {
  readonly label: string;
  /** Key of its definition. */
  readonly definition: string;
  readonly children: ReactNode;
}

/** One fact: the label above, the value below. */
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

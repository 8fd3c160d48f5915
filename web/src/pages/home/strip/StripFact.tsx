import type { ReactNode } from 'react';
import styles from './MarketStrip.module.css';

export interface StripFactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One fact: what it is above, how much below. */
export function StripFact({ label, children }: StripFactProps) {
  return (
    <div className={styles.fact}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

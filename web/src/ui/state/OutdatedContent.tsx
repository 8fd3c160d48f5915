import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Dims what still answers the question before, without moving it or drawing it anew. */
export function OutdatedContent({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <div className={is ? `${styles.shown} ${styles.former}` : styles.shown} aria-busy={is}>
      {children}
    </div>
  );
}

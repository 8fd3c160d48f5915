import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Dims content of the previous arguments, without moving or re-rendering it. */
export function OutdatedContent({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <div className={is ? `${styles.shown} ${styles.former}` : styles.shown} aria-busy={is}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text that only screen readers meet. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

import type { ReactNode } from 'react';
import styles from './Row.module.css';
import { Row } from './Row.tsx';

/** What a list is switched, filtered and stepped with, above it. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <Row gap="loose" className={styles.toolbar}>
      {children}
    </Row>
  );
}

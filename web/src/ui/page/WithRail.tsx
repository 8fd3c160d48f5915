import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './WithRail.module.css';

interface WithRailProps {
  /** Beside it where there is room, else under it. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
}

/** The parts of a page under each other, with a narrow column of cards beside them. */
export function WithRail({ rail, children }: WithRailProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <div className={cx(styles.stack, styles.rail)}>{rail}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './WithRail.module.css';

interface WithRailProps {
  /** At the side where there is room, else below. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
}

/** A page's content in one column, with a narrow column of cards beside it. */
export function WithRail({ rail, children }: WithRailProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <div className={cx(styles.stack, styles.rail)}>{rail}</div>
    </div>
  );
}

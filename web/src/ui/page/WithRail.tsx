import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './WithRail.module.css';

interface WithRailProps {
  /** At the side where there is room, else below. */
  readonly rail: ReactNode;
  /** The top of the rail; without room for one, above the content: what is asked first. */
  readonly first?: ReactNode;
  /** Under the content, as wide; without room for a rail, at the end. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A page's content in one column, with a narrow column beside it. */
export function WithRail({ rail, first, after, children }: WithRailProps) {
  const rest = <div className={cx(styles.stack, styles.rail)}>{rail}</div>;
  if (first === undefined) {
    return (
      <div className={styles.columns}>
        <div className={styles.stack}>{children}</div>
        {rest}
      </div>
    );
  }
  return (
    <div className={cx(styles.columns, styles.parted)}>
      <div className={cx(styles.stack, styles.first)}>{first}</div>
      <div className={cx(styles.stack, styles.content)}>{children}</div>
      {rest}
      <div className={cx(styles.stack, styles.after)}>{after}</div>
    </div>
  );
}

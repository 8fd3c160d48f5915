import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './state.module.css';

export interface StateBoxProps {
  /** One sentence. */
  title: string;
  hint?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** alert: a screen reader announces it at once; status: at the next pause. */
  role?: 'alert' | 'status';
  /** Height to reserve, px: that of the content it replaces. */
  height?: number | undefined;
  /** On one line, without the mirror line. */
  compact?: boolean | undefined;
}

/** The common layout of every state without data: a sentence on the mirror line, and below it why, and the way out. */
export function StateBox({ title, hint, action, role, height, compact = false }: StateBoxProps) {
  return (
    <div role={role} className={cx(styles.box, compact && styles.compact)} style={{ minHeight: height }}>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './state.module.css';

export interface StateBoxProps {
  icon?: ReactNode;
  /** One sentence. */
  title: string;
  hint?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** alert: a screen reader announces it at once; status: at the next pause. */
  role?: 'alert' | 'status';
  /** Height to reserve, px: that of the content it replaces. */
  height?: number | undefined;
  compact?: boolean | undefined;
}

/** The common layout of every state without data. */
export function StateBox({ icon, title, hint, action, role, height, compact = false }: StateBoxProps) {
  return (
    <div role={role} className={cx(styles.box, compact && styles.compact)} style={{ minHeight: height }}>
      {icon !== undefined && !compact && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}

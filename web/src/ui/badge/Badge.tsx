import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Badge.module.css';

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'up'
  | 'down'
  | 'buy'
  | 'sell'
  | 'error'
  | 'warning'
  | 'success'
  | 'info'
  | 'amber';

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  title?: string;
}

/** A short label: 高风险, 新, 演示数据. amber is for what is simulated or out of date, and nothing else. */
export function Badge({ tone = 'neutral', children, title }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])} title={title}>
      {children}
    </span>
  );
}

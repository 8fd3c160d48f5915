import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

export interface ShareProps {
  /** In percent; null is shown as `--`. */
  value: number | null;
  digits?: number;
  className?: string | undefined;
}

/** A share of a whole, in percent: no sign and no direction (换手率, 流通率, 占比). */
export function Share({ value, digits = 2, className }: ShareProps) {
  return (
    <span className={cx(styles.number, value === null && styles.missing, className)}>
      {formatShare(value, digits)}
    </span>
  );
}

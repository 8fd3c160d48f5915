import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

export interface RatioProps {
  /** A bare ratio such as 多空比 1.23; null is shown as `--`. */
  value: number | null;
  digits?: number;
  className?: string | undefined;
}

/** A ratio of two things of one kind: no unit, no colour. */
export function Ratio({ value, digits = 2, className }: RatioProps) {
  const missing = value === null;
  return (
    <span className={cx(styles.number, missing && styles.missing, className)}>
      {missing ? MISSING : value.toFixed(digits)}
    </span>
  );
}

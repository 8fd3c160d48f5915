import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

export interface RatioProps {
  /** A bare ratio such as 多空比 1.23; null is shown as `--`. */
  value: number | null;
  className?: string | undefined;
}

/** A ratio of two things of one kind: no unit, no colour. */
export function Ratio({ value, className }: RatioProps) {
  return (
    <span className={cx(styles.number, value === null && styles.missing, className)}>
      {formatRatio(value)}
    </span>
  );
}

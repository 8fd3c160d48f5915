import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

const ARROWS = { up: '▲', down: '▼', flat: '' } as const;

export interface PercentProps {
  /** In percent; null is shown as `--`. */
  value: number | null;
  /** The ▲▼ beside the sign; a cell too narrow for it may leave it out, the sign stays. */
  arrow?: boolean;
  className?: string | undefined;
}

/** A change: sign, arrow and the visitor's colour of its direction. */
export function Percent({ value, arrow = true, className }: PercentProps) {
  const text = formatPercent(value);
  if (value === null) return <span className={cx(styles.number, styles.missing, className)}>{text}</span>;
  const direction = directionOf(value);
  return (
    <span className={cx(styles.number, styles[direction], className)}>
      {arrow && direction !== 'flat' && (
        <span className={styles.arrow} aria-hidden="true">
          {ARROWS[direction]}
        </span>
      )}
      {text}
    </span>
  );
}

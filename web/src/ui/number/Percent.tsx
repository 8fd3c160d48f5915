import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

const ARROWS = { up: '▲', down: '▼', flat: '', none: '' } as const;

export interface PercentProps {
  /** A change in percent; null is shown as `--`. */
  value: number | null;
  /** The ▲▼ beside the sign; a cell too narrow for it may leave it out, the sign stays. */
  arrow?: boolean;
  /** Decimals: 4 for a funding rate. */
  places?: number;
  className?: string | undefined;
}

/** A change: sign, arrow and the visitor's colour of its direction; grey for none. */
export function Percent({ value, arrow = true, places = 2, className }: PercentProps) {
  const direction = directionOf(value, places);
  const sign = ARROWS[direction];
  return (
    <span className={cx(styles.number, styles[direction], className)}>
      {arrow && sign !== '' && (
        <span className={styles.arrow} aria-hidden="true">
          {sign}
        </span>
      )}
      {formatPercent(value, places)}
    </span>
  );
}

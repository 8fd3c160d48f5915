import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '#ui/classNames.ts';
import styles from './cells.module.css';

interface MeterProps {
  /** 0–100; null is unknown. */
  readonly value: number | null;
  readonly text: string;
  /** The number is at the right, the bar before it. */
  readonly atRight?: boolean;
}

/** A score of 0 to 100 as a bar with its number. */
export function Meter({ value, text, atRight = false }: MeterProps) {
  if (value === null) return MISSING;
  return (
    <span className={cx(styles.meter, atRight && styles.atRight)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
      </span>
      <span>{text}</span>
    </span>
  );
}

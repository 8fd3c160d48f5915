import { formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ReactNode } from 'react';
import styles from './Ring.module.css';

export interface RingProps {
  /** Percent; the ring is clamped to 0…100, the number is not. null: `--` and an empty ring. */
  value: number | null;
  /** The share's label: 流通率. */
  label: string;
  /** Shown in the middle instead of the percentage. */
  center?: ReactNode;
  /** Beside the label: the button that explains the share. */
  help?: ReactNode;
  size?: number;
}

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** A share of a whole as a ring, always of one colour: a share is neither good nor bad. */
export function Ring({ value, label, center, help, size = 72 }: RingProps) {
  const share = Math.min(Math.max(value ?? 0, 0), 100) / 100;
  const text = formatShare(value);
  return (
    <figure className={styles.ring} style={{ width: size }}>
      <div className={styles.dial}>
        <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={`${label} ${text}`}>
          <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
          {share > 0 && (
            <circle
              className={styles.arc}
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={`${share * AROUND} ${AROUND}`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        <span className={styles.center} aria-hidden="true">
          {center ?? text}
        </span>
      </div>
      <figcaption className={styles.label}>
        <span aria-hidden="true">{label}</span>
        {help}
      </figcaption>
    </figure>
  );
}

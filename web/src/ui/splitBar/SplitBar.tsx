import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { cx } from '../classNames.ts';
import styles from './SplitBar.module.css';

export interface SplitSide {
  /** 上涨, 看多 … */
  label: string;
  /** Any unit, the same on both sides; not negative. An unknown one leaves the others without a share. */
  value: number | null;
  /** The formatted value; the share in percent by default. */
  text?: string;
  /** Up and down, also for long and short, follow the visitor's palette; parts without a direction are neutral. */
  tone: 'up' | 'down' | 'neutral' | 'brand';
}

export interface SplitBarProps {
  /** What is compared: 多空人数比. */
  label: string;
  /** Two sides, or three with a neutral middle. */
  sides: readonly SplitSide[];
  /** Shows the text above the bar; without it the text is for screen readers only. */
  showWords?: boolean;
}

/**
 * A whole split into two colours, left against right: rising and falling, long and short. Made of spans, so that it can
 * be used in cells and facts.
 */
export function SplitBar({ label, sides, showWords = true }: SplitBarProps) {
  const values = sides.map(({ value }) => value);
  const known = values.every((value) => value !== null) ? values : sides.map(() => 0);
  const total = known.reduce((sum, value) => sum + value, 0);
  const shares = roundShares(known, 1);
  const words = ({ text }: SplitSide, at: number) => text ?? formatShare(total > 0 ? shares[at] : null, 1);
  return (
    <span
      className={styles.split}
      role="img"
      aria-label={`${label}：${sides.map((side, at) => `${side.label} ${words(side, at)}`).join('，')}`}
    >
      {showWords && (
        <span className={styles.words} aria-hidden="true">
          {sides.map((side, at) => (
            <span key={side.label} className={styles[side.tone]}>
              {side.label} {words(side, at)}
            </span>
          ))}
        </span>
      )}
      <span className={styles.bar} aria-hidden="true">
        {sides.map((side, at) => (
          <span
            key={side.label}
            className={cx(styles.part, total > 0 ? styles[side.tone] : styles.unknown)}
            style={{ flexGrow: total > 0 ? known[at] : 1 }}
          />
        ))}
      </span>
    </span>
  );
}

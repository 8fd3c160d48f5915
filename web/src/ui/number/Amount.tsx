import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { cx } from '../classNames.ts';
import { fullNumber } from './fullNumber.ts';
import styles from './number.module.css';

export interface AmountProps {
  /** A count or quantity without currency; null is shown as `--`. */
  value: number | null;
  /** A unit after the number: BTC, 个. */
  suffix?: string;
  className?: string | undefined;
}

/** A quantity in 万/亿; the full number on hover. */
export function Amount({ value, suffix = '', className }: AmountProps) {
  const missing = value === null;
  return (
    <span
      className={cx(styles.number, missing && styles.missing, className)}
      title={missing ? undefined : `${fullNumber(value)}${suffix && ` ${suffix}`}`}
    >
      {formatAmount(value)}
      {!missing && suffix !== '' && ` ${suffix}`}
    </span>
  );
}

import { formatAmount, formatExactAmount } from '@coinmirror/shared/format/amount.ts';
import { cx } from '../classNames.ts';
import { fullNumber } from './fullNumber.ts';
import styles from './number.module.css';

/** short: no decimals from 100 of a unit on; exact: always two, for supplies; full: every digit, for block rewards. */
type Digits = 'short' | 'exact' | 'full';

export interface AmountProps {
  /** A count or quantity without currency; null is shown as `--`. */
  value: number | null;
  /** A unit after the number: BTC, 个. */
  suffix?: string;
  digits?: Digits;
  className?: string | undefined;
}

/** A quantity in 万/亿; the full number on hover. */
export function Amount({ value, suffix = '', digits = 'short', className }: AmountProps) {
  const missing = value === null;
  return (
    <span
      className={cx(styles.number, missing && styles.missing, className)}
      title={missing ? undefined : `${fullNumber(value)}${suffix && ` ${suffix}`}`}
    >
      {textOf(value, digits)}
      {!missing && suffix !== '' && ` ${suffix}`}
    </span>
  );
}

function textOf(value: number | null, digits: Digits): string {
  if (digits === 'full' && value !== null) return fullNumber(value);
  return digits === 'exact' ? formatExactAmount(value) : formatAmount(value);
}

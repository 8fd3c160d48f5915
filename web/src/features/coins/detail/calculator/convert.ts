import { plainDecimal, roundSignificant, trimZeros } from '@coinmirror/shared/format/decimal.ts';
import { cleanNumericInput, withDecimalPoint } from '@coinmirror/shared/validation/numericInput.ts';

/** The largest amount that can be typed; more than any existing supply. */
const MOST = 1e18;
const LONGEST = 24;
const DECIMALS = 18;
/** Significant digits of a result: enough for the satoshis of a large amount, few enough to read. */
const DIGITS = 10;

export interface Typed {
  /** The current text of the field. */
  readonly text: string;
  readonly complaint: string | null;
}

/** The field after typing `text` into it, and what was wrong with it. */
export function typeAmount(before: string, text: string): Typed {
  const wanted = withDecimalPoint(text.trim());
  const kept = cleanNumericInput(wanted, { max: MOST, length: LONGEST, decimals: DECIMALS });
  if (kept === null) return { text: before, complaint: '数字太大，最多 10 的 18 次方' };
  if (/[^\d.]/.test(wanted) || wanted.split('.').length > 2) return { text: kept, complaint: '只能输入正数' };
  if (kept.length < wanted.length) return { text: kept, complaint: `小数最多 ${DECIMALS} 位` };
  return { text: kept, complaint: null };
}

/**
 * The other side of a conversion as plain decimal, without exponent; '' where there is nothing to convert, or the rate
 * is unknown or 0.
 */
export function converted(text: string, rate: number | null): string {
  const value = Number(text);
  if (text === '' || text === '.' || !Number.isFinite(value) || rate === null || !(rate > 0)) return '';
  const result = value * rate;
  if (!Number.isFinite(result)) return '';
  return result >= 10 ** DIGITS
    ? plainDecimal(Math.round(result))
    : trimZeros(roundSignificant(result, DIGITS));
}

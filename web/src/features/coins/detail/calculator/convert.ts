import { plainDecimal, roundSignificant, trimZeros } from '@coinmirror/shared/format/decimal.ts';
import { readTypedNumber } from '@coinmirror/shared/numbers/readNumber.ts';
import { type NumericInput, readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';

/** The largest amount that can be typed; more than any existing supply. */
const MOST = 1e18;
/** Significant digits of a result: enough for the satoshis of a large amount, few enough to read. */
const DIGITS = 10;

export interface Typed {
  /** The current text of the field, as it was typed. */
  readonly text: string;
  readonly complaint: string | null;
}

/** The field after typing `text` into it, and what is wrong with it. */
export function typeAmount(text: string): Typed {
  return { text, complaint: text.trim() === '' ? null : (readAmount(text).complaint ?? null) };
}

function readAmount(text: string): NumericInput {
  const read = readNumericInput(text, { least: 0, most: MOST, wanted: '只能输入正数' });
  const isBeyond = (readTypedNumber(text) ?? 0) > MOST;
  return isBeyond ? { complaint: '数字太大，最多 10 的 18 次方' } : read;
}

/**
 * The other side of a conversion as plain decimal, without exponent; '' where there is nothing to convert, or the rate
 * is unknown or 0.
 */
export function converted(text: string, rate: number | null): string {
  const { value } = readAmount(text);
  if (value === undefined || rate === null || !(rate > 0)) return '';
  const result = value * rate;
  if (!Number.isFinite(result)) return '';
  return result >= 10 ** DIGITS
    ? plainDecimal(Math.round(result))
    : trimZeros(roundSignificant(result, DIGITS));
}

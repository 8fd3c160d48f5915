import { OWN_NUMBER_MAX, OWN_NUMBER_MAX_TEXT } from '../constants/limits.ts';
import { readTypedNumber } from '../numbers/readNumber.ts';
import { whyUnread } from '../numbers/whyUnread.ts';

export interface NumericLimits {
  readonly least?: number;
  /** It must be larger than this. */
  readonly above?: number;
  readonly most?: number;
  /** Characters. */
  readonly length?: number;
  readonly decimals?: number;
  readonly isComplete?: boolean;
  /** What the field asks for, in its own words. */
  readonly wanted?: string;
  /** What an empty field says: 请填写价格. */
  readonly missing?: string;
}

/** What a numeric field holds: a number, or why it is none that the field takes. */
export type NumericInput =
  | { readonly value: number; readonly complaint?: undefined }
  | { readonly value?: undefined; readonly complaint: string };

/** Of numbers that a visitor keeps. */
export const OWN_NUMBER = { least: 0, most: OWN_NUMBER_MAX, wanted: '请输入不小于 0 的数字' } as const;

/**
 * Reads a numeric field as it is typed: digits, a decimal mark and a sign, within its bounds, length and decimals. Larger than `OWN_NUMBER_MAX` is
 * only what a field says.
 * The text itself is never changed: without one of its characters it is another number.
 */
export function readNumericInput(text: string, limits: NumericLimits = {}): NumericInput {
  if (limits.missing !== undefined && text.trim() === '') return { complaint: limits.missing };
  const value = readTypedNumber(text);
  if (value === null) return { complaint: whyUnread(text) ?? limits.wanted ?? '请输入数字' };
  const complaint = complaintOf(value, text, limits);
  return complaint === null ? { value } : { complaint };
}

function complaintOf(value: number, text: string, limits: NumericLimits): string | null {
  const { least, above, most, decimals, length, isComplete } = limits;
  if (isComplete && !Number.isInteger(value)) return limits.wanted ?? '请输入整数';
  const isLow = (least !== undefined && value < least) || (above !== undefined && value <= above);
  if (isLow) return tooLow(limits);
  if (value > (most ?? OWN_NUMBER_MAX) || value < -OWN_NUMBER_MAX) return tooLarge(limits);
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) return `小数最多 ${decimals} 位`;
  return length !== undefined && [...text.trim()].length > length ? `最多 ${length} 个字符` : null;
}

function tooLow({ least, above, most, wanted }: NumericLimits): string {
  if (wanted !== undefined) return wanted;
  if (least === undefined) return `应大于 ${above}`;
  return most === undefined ? `不能小于 ${least}` : `应在 ${least} 到 ${most} 之间`;
}

function tooLarge({ least, most = OWN_NUMBER_MAX, wanted }: NumericLimits): string {
  if (most === OWN_NUMBER_MAX) return `数字太大，最大 ${OWN_NUMBER_MAX_TEXT}`;
  return wanted ?? (least === undefined ? `不能大于 ${most}` : `应在 ${least} 到 ${most} 之间`);
}

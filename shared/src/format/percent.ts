import { groupThousands, roundDecimal } from './decimal.ts';
import { withMinus } from './minus.ts';
import { isKnown, MISSING } from './missing.ts';

/** A larger change or share is an error of its source. */
const LARGEST_PERCENT = 1e9;

function isPercent(value: number | null | undefined): value is number {
  return isKnown(value) && Math.abs(value) <= LARGEST_PERCENT;
}

export type Direction = 'up' | 'down' | 'flat' | 'none';

/**
 * Direction of a change after rounding to the shown digits: a change that reads 0.00% is flat, so that sign, arrow and
 * colour never contradict the digits. none: unknown.
 */
export function directionOf(value: number | null | undefined, places = 2): Direction {
  if (!isKnown(value)) return 'none';
  const shown = Number(roundDecimal(value, places));
  if (shown === 0) return 'flat';
  return shown > 0 ? 'up' : 'down';
}

/**
 * A change in percent with its sign: `+3.04%`; `+8,358%` from 1000, `+123.5倍` from 10000, both after rounding. A change
 * that rounds to zero has no sign. Unknown → `--`.
 */
export function formatPercent(value: number | null | undefined, places = 2): string {
  if (!isPercent(value)) return MISSING;
  const plus = directionOf(value, places) === 'up' ? '+' : '';
  const fine = roundDecimal(value, places);
  if (Math.abs(Number(fine)) < 1_000) return `${plus}${withMinus(fine)}%`;
  const whole = roundDecimal(value, 0);
  if (Math.abs(Number(whole)) < 10_000) return `${plus}${withMinus(groupThousands(whole))}%`;
  return `${plus}${withMinus(groupThousands(roundDecimal(value, 1, -2)))}倍`;
}

/** A share of a whole in percent, without sign: `45.03%`. Unknown → `--`. */
export function formatShare(value: number | null | undefined, places = 2): string {
  return isPercent(value) ? `${withMinus(roundDecimal(value, places))}%` : MISSING;
}

/** A funding rate in percent with four decimals: `+0.0100%`. */
export function formatFundingRate(value: number | null | undefined): string {
  return formatPercent(value, 4);
}

/** A ratio: `1.23`. Unknown → `--`. */
export function formatRatio(value: number | null | undefined): string {
  return isKnown(value) ? withMinus(roundDecimal(value, 2)) : MISSING;
}

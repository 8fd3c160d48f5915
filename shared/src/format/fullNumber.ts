import { groupThousands, roundSignificant, trimZeros } from './decimal.ts';
import { isKnown, MISSING, SMALLEST_NUMBER } from './missing.ts';

/** What a double holds of any decimal number. */
const DIGITS = 15;

/**
 * Every digit a double holds, grouped by thousands: what a hint or a copy gives for a shortened number. `value` is
 * one that can be shown; anything else is `--`. Without Intl: its first use loads a browser's tables of all languages, which took a fifth of a second of a
 * phone's first load.
 */
export function fullNumber(value: number): string {
  if (!isKnown(value)) return MISSING;
  if (Math.abs(value) < SMALLEST_NUMBER) return '0';
  return groupThousands(trimZeros(roundSignificant(value, DIGITS)));
}

import { groupThousands, roundSignificant, trimZeros } from './decimal.ts';
import { withMinus } from './minus.ts';
import { isKnown, MISSING, SMALLEST_NUMBER } from './missing.ts';

/** Significant decimal digits of a double. */
const DIGITS = 15;

/**
 * Every digit of a double with thousands separators, for tooltips of shortened numbers. Undisplayable values
 * give `--`. Without Intl: its first use loads a browser's data of all languages, which took a fifth of a second of a
 * phone's first load.
 */
export function fullNumber(value: number): string {
  if (!isKnown(value)) return MISSING;
  if (Math.abs(value) < SMALLEST_NUMBER) return '0';
  return withMinus(groupThousands(trimZeros(roundSignificant(value, DIGITS))));
}

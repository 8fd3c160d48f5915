import { roundDecimal } from './decimal.ts';
import { withMinus } from './minus.ts';
import { isKnown, MISSING } from './missing.ts';

/** A plain number with exactly `places` decimals: a score, a coefficient. Unknown → `--`. */
export function formatFixed(value: number | null | undefined, places: number): string {
  return isKnown(value) ? withMinus(roundDecimal(value, places)) : MISSING;
}

import { formatAmount } from './amount.ts';
import { fullNumber } from './fullNumber.ts';
import { isKnown } from './missing.ts';
import { directionOf } from './percent.ts';
import { UNKNOWN, type Written } from './written.ts';

/** Changes below this many decimals count as 0. */
const PLACES = 6;

/** A change of a quantity, in 万/亿, with sign and colour. */
export function writeQuantityChange(value: number | null): Written {
  if (!isKnown(value)) return UNKNOWN;
  const direction = directionOf(value, PLACES);
  const sign = direction === 'up' ? '+' : '';
  return {
    text: sign + formatAmount(value),
    title: sign + fullNumber(value),
    direction,
  };
}

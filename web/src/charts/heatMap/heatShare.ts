import { STRONGEST } from '../color/heatColor.ts';
import type { Extent } from '../series/axes/extent.ts';

const FAINTEST = 0.06;

/**
 * How much colour a cell gets, 0…0.5 so that text stays readable. A change scales from 0 to the largest of either sign;
 * a level from the minimum to the maximum; what lies outside has the whole colour. The square root keeps one outlier from whitening the rest.
 */
export function heatShare(value: number | null, { low, high }: Extent, scale: 'change' | 'level'): number {
  if (value === null) return 0;
  const span = scale === 'change' ? Math.max(Math.abs(low), Math.abs(high)) : high - low;
  const part = scale === 'change' ? Math.abs(value) : value - low;
  const share = span > 0 ? Math.sqrt(Math.min(part / span, 1)) : 0;
  return share === 0 && scale === 'change' ? 0 : FAINTEST + share * (STRONGEST - FAINTEST);
}

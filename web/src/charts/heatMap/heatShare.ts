export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** The least and the most of the known values; null when none is known. */
export function rangeOf(values: readonly (number | null)[]): ValueRange | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return {
    low: known.reduce((least, value) => Math.min(least, value)),
    high: known.reduce((most, value) => Math.max(most, value)),
  };
}

const STRONGEST = 0.5;
const FAINTEST = 0.06;

/**
 * How much colour a cell gets, 0…0.5 so that text stays readable. A change counts from 0 to the largest of
 * either sign; a level from the least to the most. The square root keeps one extreme from whitening the rest.
 */
export function heatShare(
  value: number | null,
  { low, high }: ValueRange,
  scale: 'change' | 'level',
): number {
  if (value === null) return 0;
  const span = scale === 'change' ? Math.max(Math.abs(low), Math.abs(high)) : high - low;
  const part = scale === 'change' ? Math.abs(value) : value - low;
  const share = span > 0 ? Math.sqrt(part / span) : 0;
  return share === 0 && scale === 'change' ? 0 : FAINTEST + share * (STRONGEST - FAINTEST);
}

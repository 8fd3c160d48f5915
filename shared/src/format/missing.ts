/** Shown instead of an unknown value. Never 0. */
export const MISSING = '--';

/**
 * No real figure reaches this: a coin's largest supply has 18 digits, Bitcoin's hash rate 21. Every formatter and
 * decoder treats such a number as unknown.
 */
export const LARGEST_NUMBER = 1e24;

/** Smaller magnitudes count as 0. */
export const SMALLEST_NUMBER = 1e-24;

/** Whether a value is a displayable number. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) < LARGEST_NUMBER;
}

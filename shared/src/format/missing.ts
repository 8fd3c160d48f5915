/** What stands where a value is unknown. Never 0. */
export const MISSING = '--';

/**
 * From here on a number is nothing that anybody counted: a coin's largest supply has 18 digits, Bitcoin's hashes of a
 * second 21. Every formatter and every decoder takes it for unknown.
 */
export const LARGEST_NUMBER = 1e24;

/** Less than this, of anything that is counted here, is nothing. */
export const SMALLEST_NUMBER = 1e-24;

/** Whether a value is a number that can be shown. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) < LARGEST_NUMBER;
}

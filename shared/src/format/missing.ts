/** What stands where a value is unknown. Never 0. */
export const MISSING = '--';

/** Whether a value is a number that can be shown. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

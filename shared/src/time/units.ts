/** Lengths of time, ms. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Beijing is 8 hours ahead of UTC all year. */
export const BEIJING = 8 * HOUR;

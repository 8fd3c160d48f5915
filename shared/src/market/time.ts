import { BEAT } from '../constants/timings.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The grain of the grid: 8 hours divide both UTC days and Beijing days (which begin at 16:00 UTC). */
export const CELL = 8 * HOUR;
/** Beijing is 8 hours ahead of UTC all year. */
export const BEIJING = 8 * HOUR;

/** Where every price path is pinned to the catalogue: 2026-01-01 00:00 UTC. */
export const ANCHOR = Date.UTC(2026, 0, 1);

/** The grid cell that holds an instant (epoch ms). */
export function cellAt(time: number): number {
  return Math.floor(time / CELL);
}

/** Last UTC midnight at or before an instant (epoch ms). */
export function utcMidnight(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** Last Beijing midnight at or before an instant (epoch ms). */
export function beijingMidnight(time: number): number {
  return Math.floor((time + BEIJING) / DAY) * DAY - BEIJING;
}

/** The last whole beat at or before an instant (epoch ms). */
export function beatOf(time: number): number {
  return Math.floor(time / BEAT) * BEAT;
}

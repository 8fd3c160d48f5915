import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';

export const QUARTER = 15 * MINUTE;
/** Cell size of the grid, ms: 8 hours divide both UTC days and Beijing days (which begin at 16:00 UTC). */
export const CELL = 8 * HOUR;

/** The grid cell of an instant (epoch ms). */
export function cellAt(time: number): number {
  return Math.floor(time / CELL);
}

import { BEIJING, DAY } from './units.ts';

/** Last UTC midnight at or before an instant (epoch ms). */
export function utcMidnight(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** Last Beijing midnight at or before an instant (epoch ms). */
export function beijingMidnight(time: number): number {
  return Math.floor((time + BEIJING) / DAY) * DAY - BEIJING;
}

import { CYCLE } from '../constants/timings.ts';

/** The last whole cycle at or before an instant (epoch ms). */
export function cycleOf(time: number): number {
  return Math.floor(time / CYCLE) * CYCLE;
}

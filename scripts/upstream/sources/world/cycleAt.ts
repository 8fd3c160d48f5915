import { CYCLE } from '@coinmirror/shared/constants/timings.ts';

/** The whole cycle of an instant (epoch ms), as a number: the stamp of what is made once a cycle. */
export function cycleAt(time: number): number {
  return Math.floor(time / CYCLE);
}

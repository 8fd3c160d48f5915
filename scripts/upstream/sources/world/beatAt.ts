import { BEAT } from '@coinmirror/shared/constants/timings.ts';

/** The whole beat of an instant (epoch ms), as a number: the stamp of what is made once a beat. */
export function beatAt(time: number): number {
  return Math.floor(time / BEAT);
}

import { BEAT } from '../constants/timings.ts';

/** The last whole beat at or before an instant (epoch ms). */
export function beatOf(time: number): number {
  return Math.floor(time / BEAT) * BEAT;
}

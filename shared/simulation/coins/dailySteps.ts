import { uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { normal } from '../random/hash.ts';

/**
 * Slow figures that are counted once a day: they change by steps from one day to the next, without a direction, and
 * return to their mean in the end.
 */

const MEMORY = 60;
const KEPT = 0.95;
/** Deviation of the sum below. */
const SCALE = Math.sqrt((1 - KEPT ** 2) / (1 - KEPT ** (2 * MEMORY)));

/** A first-order autoregression over whole days: mean 0, deviation 1, of the day of an instant (epoch ms). */
export function dailyWalk(key: number, time: number): number {
  const day = Math.floor(time / DAY);
  let sum = 0;
  for (let back = MEMORY - 1; back >= 0; back -= 1) sum = sum * KEPT + normal(key, day - back);
  return sum * SCALE;
}

/** What stands still for about `days` days and then jumps, as an address does that seldom moves: −1 … 1. */
export function heldSteps(key: number, time: number, days: number): number {
  const place = Math.floor(time / DAY) / days + uniform(key, -1);
  return 2 * uniform(key, Math.floor(place)) - 1;
}

import { uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { normal } from './hash.ts';

/** Slow daily figures: they change by random steps from day to day and are mean-reverting. */

const MEMORY = 60;
const RETAINED = 0.95;
/** Normalises the sum below to deviation 1. */
const SCALE = Math.sqrt((1 - RETAINED ** 2) / (1 - RETAINED ** (2 * MEMORY)));

/** First-order autoregression, AR(1), over whole days: mean 0, deviation 1, for the day of an instant (epoch ms). */
export function dailyWalk(key: number, time: number): number {
  const day = Math.floor(time / DAY);
  let sum = 0;
  for (let back = MEMORY - 1; back >= 0; back -= 1) sum = sum * RETAINED + normal(key, day - back);
  return sum * SCALE;
}

/**
 * A step function that stays constant for about `days` days and then jumps, like a balance that seldom changes: −1 … 1.
 */
export function heldSteps(key: number, time: number, days: number): number {
  const place = Math.floor(time / DAY) / days + uniform(key, -1);
  return 2 * uniform(key, Math.floor(place)) - 1;
}

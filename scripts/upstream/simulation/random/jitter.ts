import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { wander } from './wander.ts';

/**
 * Waves of falling length, ms. An amplitude that falls with the root of the length is a random walk's; the longest ones
 * keep it near its mean.
 */
const LENGTHS = [6 * DAY, 2 * DAY, 15 * HOUR, 5 * HOUR, 100 * MINUTE, 33 * MINUTE, 11 * MINUTE] as const;
const TOTAL = Math.sqrt(LENGTHS.reduce((sum, length) => sum + length, 0));
const AMPLITUDES = LENGTHS.map((length) => Math.sqrt(length) / TOTAL);
/** `wander` strays by about this much of its amplitude. */
const STRAY = 0.49;

/**
 * A noisy, mean-reverting function of time: mean 0, deviation about 1, as rough at minutes as a price. For figures of
 * people who change their minds: sentiment, positions, balances. `stretch` makes it slower by that factor.
 */
export function jitter(key: number, time: number, stretch = 1): number {
  let sum = 0;
  for (const [at, length] of LENGTHS.entries()) {
    sum += (AMPLITUDES[at] ?? 0) * wander(mix(key, at), time, length * stretch);
  }
  return sum / STRAY;
}

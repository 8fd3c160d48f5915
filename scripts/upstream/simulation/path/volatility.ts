import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { addOctave } from './noise.ts';
import { scaleByWeek } from './session.ts';

/**
 * Volatility that clusters from hours to weeks: log-normal stochastic volatility (Taylor 1986). Its logarithm is a sum
 * of waves, some market-wide and some of the instrument, times the rhythm of day and week. The short ones make hours
 * alike that lie within a day of each other.
 */

/** Period (cells) and amplitude of the market-wide waves, and of the instrument's own. */
const SHARED = [
  [6, 0.23],
  [80, 0.38],
  [300, 0.34],
] as const;
const OWN = [
  [7, 0.27],
  [110, 0.17],
] as const;
/** Mean square of a wave between its points, per square of its amplitude. */
const BETWEEN = 0.743;
/** Subtracted from the logarithms so that the mean squares are 1. */
const centreOf = (waves: readonly (readonly [number, number])[]) =>
  BETWEEN * waves.reduce((sum, [, height]) => sum + height * height, 0);
const SHARED_CENTRE = centreOf(SHARED);
const OWN_CENTRE = centreOf(OWN);

/** Writes the market-wide part: the deviation of each cell from `first` on, relative to an ordinary cell. */
export function fillSharedVolatility(out: Float64Array, first: number, key: number): void {
  out.fill(0);
  for (const [period, height] of SHARED) addOctave(out, first, mix(key, period), period, height);
  for (let i = 0; i < out.length; i += 1) out[i] = quickExp((out[i] ?? 0) - SHARED_CENTRE);
  scaleByWeek(out, first);
}

/** Writes an instrument's own part in the same way; a cell's deviation is the product of both parts. */
export function fillOwnVolatility(out: Float64Array, first: number, key: number): void {
  out.fill(0);
  for (const [at, [period, height]] of OWN.entries())
    addOctave(out, first, mix(key, OWN_KEYS[at] ?? 0), period, height);
  for (let i = 0; i < out.length; i += 1) out[i] = quickExp((out[i] ?? 0) - OWN_CENTRE);
}

const OWN_KEYS = [0x10ae, 0x10ad] as const;

/** Fast approximation of e^x for x within ±2, always positive; it runs for millions of cells. */
export function quickExp(x: number): number {
  const root = 1 + x / 16;
  const square = root * root;
  const fourth = square * square;
  const eighth = fourth * fourth;
  return eighth * eighth;
}

import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { fillNormal } from '../random/hash.ts';

/** Reused buffer for the lattice values of an octave; thousands of octaves are added in one go. */
const points = new Float64Array(2048);

/**
 * Adds one octave of smooth noise to `out`: values of deviation `amplitude` every `period` cells, interpolated
 * smoothly. Octaves of doubling period whose amplitude grows with the root of the period add up to a random walk:
 * changes over n cells spread with the root of n, and trends of every length appear. `out` holds 1,000 cells at most.
 * `scale` multiplies it cell by cell (volatility); without it the octave is added unchanged.
 */
export function addOctave(
  out: Float64Array,
  first: number,
  key: number,
  period: number,
  amplitude: number,
  scale?: Float64Array,
): void {
  // Each octave starts elsewhere, so that their turning points do not coincide.
  const shift = mix(key, 0x5eed) % period;
  const lattice = Math.floor((first + shift) / period);
  fillNormal(points, Math.ceil(out.length / period) + 2, key, lattice);
  let step = first + shift - lattice * period;
  let i = 0;
  for (let point = 0; i < out.length; point += 1) {
    const left = (points[point] ?? 0) * amplitude;
    const rise = (points[point + 1] ?? 0) * amplitude - left;
    const end = Math.min(i + period - step, out.length);
    for (; i < end; i += 1, step += 1) {
      const share = step / period;
      const value = left + rise * share * share * (3 - 2 * share);
      out[i] = (out[i] ?? 0) + (scale === undefined ? value : value * (scale[i] ?? 1));
    }
    step = 0;
  }
}

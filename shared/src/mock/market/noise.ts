import { mix, normal } from './hash.ts';

/**
 * Adds one octave of smooth noise to `out`: values of deviation `amplitude` every `period` cells, eased between.
 * Octaves of doubling period whose amplitude grows with the root of the period together walk like a price:
 * changes over n cells spread with the root of n, and trends of every length appear.
 * `scale` multiplies it cell by cell (loud and quiet times); without it the octave is added as it is.
 */
export function addOctave(
  out: Float64Array,
  first: number,
  key: number,
  period: number,
  amplitude: number,
  scale?: Float64Array,
): void {
  // Each octave starts elsewhere, so that their bends do not fall on the same cells.
  const shift = mix(key, 0x5eed) % period;
  let lattice = Math.floor((first + shift) / period);
  let step = first + shift - lattice * period;
  let left = normal(key, lattice) * amplitude;
  let i = 0;
  while (i < out.length) {
    const right = normal(key, lattice + 1) * amplitude;
    const rise = right - left;
    const end = Math.min(i + period - step, out.length);
    for (; i < end; i += 1, step += 1) {
      const share = step / period;
      const value = left + rise * share * share * (3 - 2 * share);
      out[i] = (out[i] ?? 0) + (scale === undefined ? value : value * (scale[i] ?? 1));
    }
    step = 0;
    lattice += 1;
    left = right;
  }
}

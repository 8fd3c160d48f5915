import { mix } from '@coinmirror/shared/numbers/hash.ts';

/**
 * Counter-based random numbers: each is a pure function of a key and an index, so any instant of the market can be
 * computed on its own, in any order, after any restart.
 */

/** Approximately normal with mean 0 and deviation 1, within ±3.5. Tails are fatter than a triangular distribution's. */
export function normal(key: number, index: number): number {
  const hash = mix(key, index);
  const x = ((hash & 0xffff) + (hash >>> 16)) / 65536 - 1;
  return x * (1.67 + 1.85 * x * x);
}

/** Positive with mean 1 and a long tail, 6.9 at most: approximately exponential, without computing a logarithm. */
export function longTail(key: number, index: number): number {
  const chance = mix(key, index) / 4294967296;
  return (0.552 * chance) / (1.08 - chance);
}

/** Writes `normal(key, first)`, `normal(key, first + 1)` … into the first `count` places of `out`. */
export function fillNormal(out: Float64Array, count: number, key: number, first: number): void {
  for (let i = 0; i < count; i += 1) out[i] = normal(key, first + i);
}

/** Writes `longTail(key, first)`, `longTail(key, first + 1)` … into the first `count` places of `out`. */
export function fillLongTail(out: Float64Array, count: number, key: number, first: number): void {
  for (let i = 0; i < count; i += 1) out[i] = longTail(key, first + i);
}

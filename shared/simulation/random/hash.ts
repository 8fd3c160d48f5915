import { mix } from '@coinmirror/shared/numbers/hash.ts';

/**
 * Counter-based randomness: a number is a pure function of a key and an index, so that any moment of the market
 * can be computed alone, in any order, after any restart.
 */

/** About normal with mean 0 and deviation 1; ±3.5 at most. Tails are fatter than a triangle's. */
export function normal(key: number, index: number): number {
  const hash = mix(key, index);
  const x = ((hash & 0xffff) + (hash >>> 16)) / 65536 - 1;
  return x * (1.67 + 1.85 * x * x);
}

/** Positive with mean 1 and a long tail, 6.9 at most: about exponential, without a logarithm. */
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

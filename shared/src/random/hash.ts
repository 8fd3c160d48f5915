/**
 * Counter-based randomness: a number is a pure function of a key and an index, so that any moment of the market
 * can be computed alone, in any order, after any restart.
 */

/** 32-bit key of a text (FNV-1a, then mixed with the seed). */
export function keyOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash, seed);
}

/** 32-bit hash of a key and an index, well mixed (the finaliser of MurmurHash3). */
export function mix(key: number, index: number): number {
  let hash = Math.imul(key ^ Math.imul(index | 0, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Uniform in [0, 1). */
export function uniform(key: number, index: number): number {
  return mix(key, index) / 4294967296;
}

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

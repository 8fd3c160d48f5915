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

import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';

/** A number in [0, 1) that belongs to its key for ever: for facts that the market itself does not hold. */
export function chance(key: string): number {
  return uniform(keyOf(key, 0), 0);
}

/** A number in [low, high) that belongs to its key. */
export function chanceBetween(key: string, low: number, high: number): number {
  return low + chance(key) * (high - low);
}

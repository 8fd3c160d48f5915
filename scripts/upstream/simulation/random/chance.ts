import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';

/** A number in [0, 1), fixed by its key: for facts that the market itself does not hold. */
export function chance(key: string): number {
  return uniform(keyOf(key, 0), 0);
}

/** A number in [low, high), fixed by its key. */
export function chanceBetween(key: string, low: number, high: number): number {
  return low + chance(key) * (high - low);
}

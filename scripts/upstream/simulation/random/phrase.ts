import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';

/** One of several wordings, chosen by the draft's key. */
export function phrase(key: string, ways: readonly [string, ...string[]]): string {
  return ways[Math.floor(uniform(keyOf(key, 17), 0) * ways.length)] ?? ways[0];
}

import { wander } from '../../market/wander.ts';
import { keyOf, uniform } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';

/**
 * Addresses that traded on a decentralised exchange within 24 h, from what was traded, USD: a trade on a chain is
 * small, one of a contract larger.
 */
export function dexUsers(code: string, spot: number, futures: number, time: number): number {
  const key = keyOf(`dex-users-${code}`, 0);
  const size = (2_500 + 9_000 * uniform(key, 0)) * Math.exp(0.15 * wander(key, time, 9 * DAY));
  return Math.round(spot / size + futures / (size * 18));
}

import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { wander } from '../random/wander.ts';

/** Network hash rate at the start of 2026, hashes per second, for networks where it is known. */
const NETWORKS: Readonly<Record<string, number>> = {
  bitcoin: 1.05e21,
  'bitcoin-cash': 5e18,
  litecoin: 2.6e15,
  dogecoin: 2.7e15,
  kaspa: 5e17,
  monero: 5e9,
  'ethereum-classic': 2.2e14,
  dash: 2.5e15,
};

const SWING = 0.07;

/** Hash rate of a coin's network on the day of an instant, hashes per second; null if unknown. */
export function hashRateOf(coinCode: string, time: number): number | null {
  const usual = NETWORKS[coinCode];
  if (usual === undefined) return null;
  const key = keyOf(`hash-rate-${coinCode}`, 0);
  // Estimated from a day's blocks, so it changes daily.
  const day = Math.floor(time / DAY) * DAY;
  return usual * (1 + SWING * (0.8 * wander(key, day, 40 * DAY) + 0.2 * wander(key, day, 2 * DAY)));
}

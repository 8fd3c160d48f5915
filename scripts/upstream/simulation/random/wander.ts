import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';

/**
 * A smooth periodic function of time: −1 … 1 with mean 0, one cycle in about `period` ms. For slow figures that need no
 * candles (premiums, funding, sentiment).
 */
export function wander(key: number, time: number, period: number): number {
  const shifted = time + (mix(key, 0x5eed) % 1000) * (period / 1000);
  const at = Math.floor(shifted / period);
  const share = shifted / period - at;
  const eased = share * share * (3 - 2 * share);
  const from = uniform(key, at);
  return (from + (uniform(key, at + 1) - from) * eased) * 2 - 1;
}

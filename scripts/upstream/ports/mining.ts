import type { Port } from './port.ts';

/** Mining of proof-of-work coins. */
export interface MiningPort extends Port {
  /** Hash rate of each coin's network on the day of an instant (epoch ms), hashes per second; null if unknown. */
  hashRates(codes: readonly string[], time: number): Promise<readonly (number | null)[]>;
}

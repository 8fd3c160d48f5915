import type { Port } from './port.ts';

/** The machines behind coins of proof of work. */
export interface MiningPort extends Port {
  /** Hashes a second of each coin's network over the day of an instant (epoch ms); null where they are not known. */
  hashRates(codes: readonly string[], time: number): Promise<readonly (number | null)[]>;
}

import type { Port } from './port.ts';

/** Search popularity. */
export interface SearchesPort extends Port {
  /**
   * Search interest on the UTC day of each instant (epoch ms), by code, in relative units; only coins that are searched
   * for.
   */
  interest(times: readonly number[]): Promise<readonly ReadonlyMap<string, number>[]>;
}

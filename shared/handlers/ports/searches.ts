import type { Port } from './port.ts';

/** What people look for. */
export interface SearchesPort extends Port {
  /**
   * How much coins were searched for on the UTC day of each instant (epoch ms), by code, in a unit that compares
   * them: those that anybody searches for.
   */
  interest(times: readonly number[]): Promise<readonly ReadonlyMap<string, number>[]>;
}

import type { Port } from './port.ts';

/** Stablecoins: coins issued and redeemed for money. */
export interface StablesPort extends Port {
  /**
   * Supply of each coin at each instant (epoch ms), by UTC day: one row per code, in the order of `codes`; null before
   * its first day, and if its supply is not verified.
   */
  suppliesAt(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Distribution of each coin's supply over chains, in the order of `codes`; empty if unknown. */
  chains(codes: readonly string[]): Promise<readonly (readonly ChainShare[])[]>;
  /** % of each coin's supply on each chain of DeFi, by the chain's code, in the order of `codes`; empty if unknown. */
  defiShares(codes: readonly string[]): Promise<readonly ReadonlyMap<string, number>[]>;
}

export interface ChainShare {
  readonly chain: string;
  /** % of the supply; a coin's shares add up to 100. */
  readonly share: number;
}

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
  /**
   * What one coin (by its code), or all of them together (null), are worth on each of the largest chains at some instants
   * (epoch ms), by UTC day; null if it is not told, and where the parts contradict the whole.
   */
  onChainsAt(coin: string | null, times: readonly number[]): Promise<StablesOnChains | null>;
}

export interface StablesOnChains {
  /** USD on all chains together, in the order of the instants; null if unknown. */
  readonly totals: readonly (number | null)[];
  /** The same of the largest chains, most at the last instant first; together at most the total. */
  readonly chains: readonly ChainWorth[];
}

export interface ChainWorth {
  readonly name: string;
  readonly usd: readonly (number | null)[];
}

export interface ChainShare {
  readonly chain: string;
  /** % of the supply; a coin's shares add up to 100. */
  readonly share: number;
}

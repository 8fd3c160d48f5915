import type { Port } from './port.ts';

/** Coins that are issued and redeemed for money. */
export interface StablesPort extends Port {
  /**
   * How many of each coin there were at each instant (epoch ms), by days of UTC: one row a code, in the order of
   * `codes`; null before its first day, and while nobody verified its supply.
   */
  suppliesAt(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** How the supply of each coin is spread over chains, in the order of `codes`; none where nobody tells. */
  chains(codes: readonly string[]): Promise<readonly (readonly ChainShare[])[]>;
}

export interface ChainShare {
  readonly chain: string;
  /** % of the supply; those of a coin make 100. */
  readonly share: number;
}

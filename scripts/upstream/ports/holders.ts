import type { Port } from './port.ts';

/** Holders of coins: addresses with a balance, counted daily. */
export interface HoldersPort extends Port {
  /** Number of holders of each coin on the day of each instant (epoch ms), one row per coin; null if unknown. */
  counts(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Distribution of a coin over its chains, its main chain first; empty for a coin that is not tracked. */
  chains(query: ChainsQuery): Promise<readonly HeldChain[]>;
  /**
   * The largest addresses by coin and by instant: chain by chain, largest first. Empty if the circulating supply is
   * unknown.
   */
  largest(query: LargestQuery): Promise<ReadonlyMap<string, readonly (readonly Holding[])[]>>;
  /**
   * Balances of the largest addresses of each coin over all its chains, 0–1 of the circulating supply, largest first;
   * constant over a day.
   */
  shares(codes: readonly string[], time: number): Promise<ReadonlyMap<string, readonly number[]>>;
}

export interface ChainsQuery {
  readonly code: string;
  /** Epoch ms. */
  readonly times: readonly number[];
  /** Only this chain; null for all. */
  readonly chain: string | null;
}

/** A chain of a coin. */
export interface HeldChain {
  readonly chain: string;
  /** Its share of the current circulating supply, 0–1. */
  readonly share: number;
  /** One for each requested instant. */
  readonly days: readonly ChainDay[];
}

export interface ChainDay {
  /** Addresses with a balance. */
  readonly addresses: number | null;
  /** Balances of the ten largest addresses, in coins, largest first. */
  readonly largest: readonly number[];
}

export interface LargestQuery {
  readonly codes: readonly string[];
  /** Epoch ms. */
  readonly times: readonly number[];
  /** Approximate number per chain. */
  readonly count: number;
  /** Only this chain; null for all. */
  readonly chain: string | null;
}

/** An address and its balance on a day. */
export interface Holding {
  readonly chain: string;
  readonly address: string;
  readonly kind: 'exchange' | 'contract' | 'burn' | 'other';
  /** Code of the exchange that owns it. */
  readonly exchange: string | null;
  /** The contract's purpose; null if it is not a contract. */
  readonly use: ContractUse | null;
  /** Coins. */
  readonly quantity: number;
}

/** Purposes of contracts that hold much of a coin. */
export type ContractUse = 'staking' | 'treasury' | 'pool' | 'timelock' | 'bridge' | 'lending';

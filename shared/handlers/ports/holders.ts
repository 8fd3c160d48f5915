import type { Port } from './port.ts';

/** Who holds coins: addresses with a balance, counted once a day. */
export interface HoldersPort extends Port {
  /** Addresses that hold each coin on the day of each instant (epoch ms), one row a coin; null where nobody counted them. */
  counts(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** How a coin lies on its chains, the one it is at home on first; none for a coin that nobody follows. */
  chains(query: ChainsQuery): Promise<readonly HeldChain[]>;
  /**
   * The largest addresses by coin and by instant: chain by chain, the largest first. None where it is not known what
   * circulates.
   */
  largest(query: LargestQuery): Promise<ReadonlyMap<string, readonly (readonly Holding[])[]>>;
  /**
   * What each of the largest addresses of a coin holds over all its chains, 0–1 of what circulates, the largest first,
   * by coin; the same list all day.
   */
  shares(codes: readonly string[], time: number): Promise<ReadonlyMap<string, readonly number[]>>;
}

export interface ChainsQuery {
  readonly code: string;
  /** Epoch ms. */
  readonly times: readonly number[];
  /** Of this chain alone; null for all. */
  readonly chain: string | null;
}

/** A chain on which a coin lives. */
export interface HeldChain {
  readonly chain: string;
  /** Its part of what circulates now, 0–1. */
  readonly share: number;
  /** One for each instant that was asked for. */
  readonly days: readonly ChainDay[];
}

export interface ChainDay {
  /** Addresses with a balance. */
  readonly addresses: number | null;
  /** Coins at each of the ten largest, the largest first. */
  readonly largest: readonly number[];
}

export interface LargestQuery {
  readonly codes: readonly string[];
  /** Epoch ms. */
  readonly times: readonly number[];
  /** About as many of each chain. */
  readonly count: number;
  /** Of this chain alone; null for all. */
  readonly chain: string | null;
}

/** An address as it stands on a day. */
export interface Holding {
  readonly chain: string;
  readonly address: string;
  readonly kind: 'exchange' | 'contract' | 'burn' | 'other';
  /** Code of the exchange that owns it. */
  readonly exchange: string | null;
  /** What the contract is for; null for what is none. */
  readonly use: ContractUse | null;
  /** Coins. */
  readonly quantity: number;
}

/** What contracts that hold much of a coin are for. */
export type ContractUse = 'staking' | 'treasury' | 'pool' | 'timelock' | 'bridge' | 'lending';

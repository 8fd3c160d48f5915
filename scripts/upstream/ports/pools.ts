import type { Port } from './port.ts';

/** Yields of deposits, costs of loans, and prices of coins that represent other assets. */
export interface PoolsPort extends Port {
  /** Pools that pay for deposits, now. */
  pools(): Promise<readonly YieldPool[]>;
  /** Yields of one of them, by its id, on each of the last `days` days, oldest first; empty if they are not told. */
  poolDays(id: string, days: number): Promise<readonly YieldDay[]>;
  /** Coins that can be lent and borrowed, now; the largest markets first where amounts are not told. */
  lending(): Promise<readonly LendingMarket[]>;
  /** Coins that represent another asset, now. */
  anchored(): Promise<readonly AnchoredSupply[]>;
}

/** Risk of impermanent loss of a pool. */
export type PoolLoss = '无' | '低' | '高';

/** Rates in % a year. */
export interface YieldPool {
  /** Stays with the pool. */
  readonly id: string;
  /** Codes of the protocol and of the chain. */
  readonly protocol: string;
  readonly chain: string;
  readonly pair: string;
  readonly loss: PoolLoss;
  /** Whole USD. */
  readonly tvl: number;
  /** From fees or interest, and from rewards; null if it is not told. */
  readonly baseApy: number | null;
  readonly rewardApy: number | null;
  /** Mean of both together over 30 days; null if it is not told. */
  readonly mean30d: number | null;
  /** Whether all of its coins are stablecoins, and whether it takes one coin alone. */
  readonly isStable: boolean;
  readonly isSingle: boolean;
}

/** What a pool paid on a day (its UTC midnight, epoch ms), % a year, and what was locked in it, USD; null if unknown. */
export interface YieldDay {
  readonly time: number;
  readonly apy: number | null;
  readonly tvl: number | null;
}

/** A coin at a lending protocol: whole USD, rates in % a year; null for what is not told. */
export interface LendingMarket {
  /** Codes of the protocol, of the chain and of the coin. */
  readonly protocol: string;
  readonly chain: string;
  readonly coin: string;
  readonly supplied: number | null;
  readonly borrowed: number | null;
  readonly supplyApy: number;
  readonly borrowApy: number | null;
}

export interface AnchoredSupply {
  readonly symbol: string;
  /** Coins in circulation. */
  readonly supply: number;
  /** USD. */
  readonly price: number;
}

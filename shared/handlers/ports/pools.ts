import type { Port } from './port.ts';

/** What deposits earn, what loans cost, and what coins that stand for others are worth. */
export interface PoolsPort extends Port {
  /** Places that pay for deposits, now. */
  pools(): Promise<readonly YieldPool[]>;
  /** Coins that can be lent and borrowed, now. */
  lending(): Promise<readonly LendingMarket[]>;
  /** Coins that stand for another, now. */
  anchored(): Promise<readonly AnchoredSupply[]>;
}

/** How far the coins of a pool can drift apart. */
export type PoolLoss = '无' | '低' | '高';

/** Rates in % a year. */
export interface YieldPool {
  /** Codes of the protocol and of the chain. */
  readonly protocol: string;
  readonly chain: string;
  readonly pair: string;
  readonly loss: PoolLoss;
  /** Whole USD. */
  readonly tvl: number;
  /** Of fees or interest, and of rewards. */
  readonly baseApy: number;
  readonly rewardApy: number;
}

/** A coin at a place that lends: whole USD, rates in % a year. */
export interface LendingMarket {
  /** Codes of the protocol, of the chain and of the coin. */
  readonly protocol: string;
  readonly chain: string;
  readonly coin: string;
  readonly supplied: number;
  readonly borrowed: number;
  readonly supplyApy: number;
  readonly borrowApy: number;
}

export interface AnchoredSupply {
  readonly symbol: string;
  /** Coins in circulation. */
  readonly supply: number;
  /** USD. */
  readonly price: number;
}

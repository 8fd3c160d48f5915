import type { Port } from './port.ts';

/** Value locked in DeFi, by protocol and chain, and what its users pay. */
export interface DefiPort extends Port {
  /** Every tracked place, now. */
  locked(): Promise<readonly LockedValue[]>;
  /**
   * Value locked in one protocol or in all (null), on one chain or on all (null), at some instants (epoch ms): a series
   * for each protocol and chain, or one for all together where the source sums them itself.
   */
  lockedAt(where: LockedWhere, times: readonly number[]): Promise<readonly LockedSeries[]>;
  /** Spot volume of all decentralised exchanges on each chain within 24 h, USD by the chain's code; of the chains that are told. */
  tradedOn(): Promise<ReadonlyMap<string, number>>;
  /** Fees and revenue of protocols and of issuers of stablecoins: each over all its chains, and on each one that is told. */
  earned(): Promise<readonly Earned[]>;
  /**
   * The same by day, oldest first, for at most the last `days` days: of one (by its code), or of all where `earner` is
   * null; the last row is of the 24 h until now or of the last whole day, as the source tells it. Empty if it is not told.
   */
  earnedDays(earner: string | null, days: number): Promise<readonly EarnedDay[]>;
  /** What users pay chains themselves for transactions (gas): of the chains that are told, in no sum with the above. */
  gas(): Promise<readonly ChainGas[]>;
  /** The same of one chain by day, as `earnedDays`. */
  gasDays(chain: string, days: number): Promise<readonly EarnedDay[]>;
}

/** Codes of a protocol and of a chain; null: all. */
export interface LockedWhere {
  readonly protocol: string | null;
  readonly chain: string | null;
}

/** Value locked in a protocol on one chain. */
export interface LockedValue {
  readonly protocol: string;
  readonly chain: string;
  /** Whole USD. */
  readonly usd: number;
  /** The same by coin: the one it is held in, or whose price it follows; null where it is not told. */
  readonly assets: readonly LockedAsset[] | null;
  /** Whole USD locked a day and a week ago; null if unknown. */
  readonly dayAgo: number | null;
  readonly weekAgo: number | null;
}

export interface LockedAsset {
  readonly coin: string;
  readonly usd: number;
}

/** The same at some instants, USD in their order; null if unknown. */
export interface LockedSeries {
  /** null: all protocols together, deposits in several of them counted once. */
  readonly protocol: string | null;
  /** null: all chains together. */
  readonly chain: string | null;
  readonly usd: readonly (number | null)[];
}

/** What one protocol or issuer earns; a part that is not told is null. */
export interface Earned {
  /** Code of a protocol, or of an issuer's coin. */
  readonly earner: string;
  /** null: all its chains together. */
  readonly chain: string | null;
  /** What users pay. */
  readonly fees: EarnedSums;
  /** What is left of it to the protocol and its holders: at most the fees. */
  readonly revenue: EarnedSums;
}

/** What a chain itself earns with transactions; a part that is not told is null. */
export interface ChainGas {
  /** Code of the chain. */
  readonly chain: string;
  /** What users pay. */
  readonly fees: EarnedSums;
  /** What is burned or left to the chain's treasury: at most the fees, the rest is its validators'. */
  readonly revenue: EarnedSums;
}

/** USD within the last 24 h, 7 and 30 days, and within the same time before each; null if unknown. */
export interface EarnedSums {
  readonly day: number | null;
  readonly week: number | null;
  readonly month: number | null;
  readonly dayBefore: number | null;
  readonly weekBefore: number | null;
  readonly monthBefore: number | null;
}

/** USD of a UTC day, which begins at `time` (epoch ms); null if unknown. */
export interface EarnedDay {
  readonly time: number;
  readonly fees: number | null;
  readonly revenue: number | null;
}

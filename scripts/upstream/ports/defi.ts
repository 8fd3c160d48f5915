import type { Port } from './port.ts';

/** Value locked in DeFi, by protocol and chain. */
export interface DefiPort extends Port {
  /** Every tracked place, now. */
  locked(): Promise<readonly LockedValue[]>;
  /**
   * Value locked in one protocol or in all (null), on one chain or on all (null), at some instants (epoch ms): a series
   * for each protocol and chain, or one for all together where the source sums them itself.
   */
  lockedAt(where: LockedWhere, times: readonly number[]): Promise<readonly LockedSeries[]>;
  /** Fees of a protocol; null if it is not tracked. */
  fees(protocol: string): Promise<ProtocolFees | null>;
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

export interface ProtocolFees {
  /** USD paid within the last day on the value locked; null if users pay for trading, or if unknown. */
  readonly fees24h: number | null;
  /** Fraction of all fees that the protocol keeps. */
  readonly takeRate: number;
}

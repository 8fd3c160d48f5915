import type { Port } from './port.ts';

/** Value locked in DeFi, by protocol and chain. */
export interface DefiPort extends Port {
  /** Every tracked place, now. */
  locked(): Promise<readonly LockedValue[]>;
  /** Value locked in one protocol or in all (null), on one chain or on all (null), at some instants (epoch ms). */
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
  /** Whole USD by coin: the one it is held in, or whose price it follows. */
  readonly assets: readonly LockedAsset[];
  /** Whole USD locked a day and a week ago. */
  readonly dayAgo: number;
  readonly weekAgo: number;
}

export interface LockedAsset {
  readonly coin: string;
  readonly usd: number;
}

/** The same at some instants, whole USD in their order. */
export interface LockedSeries {
  readonly protocol: string;
  readonly chain: string;
  readonly usd: readonly number[];
}

export interface ProtocolFees {
  /** USD paid within the last day on the value locked; null if users pay for trading, or if unknown. */
  readonly fees24h: number | null;
  /** Fraction of all fees that the protocol keeps. */
  readonly takeRate: number;
}

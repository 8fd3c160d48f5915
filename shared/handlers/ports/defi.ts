import type { Port } from './port.ts';

/** What is locked in the protocols of decentralised finance, by protocol and chain. */
export interface DefiPort extends Port {
  /** Every place that is followed, now. */
  locked(): Promise<readonly LockedValue[]>;
  /** What was locked in one protocol or in all (null), on one chain or on all (null), at some instants (epoch ms). */
  lockedAt(where: LockedWhere, times: readonly number[]): Promise<readonly LockedSeries[]>;
  /** What the users of a protocol pay; null for one that is not followed. */
  fees(protocol: string): Promise<ProtocolFees | null>;
}

/** Codes of a protocol and of a chain; null: all of them. */
export interface LockedWhere {
  readonly protocol: string | null;
  readonly chain: string | null;
}

/** What is locked in a protocol on one chain. */
export interface LockedValue {
  readonly protocol: string;
  readonly chain: string;
  /** Whole USD by the coin it is held in, or moves with. */
  readonly assets: readonly LockedAsset[];
  /** Whole USD that were locked a day and a week ago. */
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
  /** USD paid within the last day for what is locked; null where users pay for trading, or nobody tells. */
  readonly fees24h: number | null;
  /** Part of all fees that the protocol keeps, a fraction. */
  readonly takeRate: number;
}

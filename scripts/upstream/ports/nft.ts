import type { Port } from './port.ts';

/** NFT collections. */
export interface NftPort extends Port {
  /** Every tracked collection, now. */
  collections(): Promise<readonly NftCollection[]>;
  /**
   * Each collection's fraction of the volume of all markets at some instants (epoch ms): one row per instant, in the
   * order of `slugs`; the rest is that of other collections.
   */
  tradeShares(slugs: readonly string[], times: readonly number[]): Promise<readonly (readonly number[])[]>;
}

export interface NftCollection {
  readonly slug: string;
  readonly name: string;
  readonly chain: string;
  /** Code of the coin it is priced in. */
  readonly coin: string;
  readonly supply: number;
  /** Cheapest offer, in that coin: now, a day and a week ago. */
  readonly floor: number;
  readonly floorDayAgo: number;
  readonly floorWeekAgo: number;
  readonly holders: number;
  /** % of the supply offered for sale. */
  readonly listed: number;
}

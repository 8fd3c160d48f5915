import type { Port } from './port.ts';

/** Collections of pictures. */
export interface NftPort extends Port {
  /** Every collection that is followed, now. */
  collections(): Promise<readonly NftCollection[]>;
  /**
   * Which part (a fraction) of the trade of all markets each collection has at some instants (epoch ms): one row an
   * instant, in the order of `slugs`; the rest is traded in others.
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
  /** The cheapest one on offer, in that coin: now, a day and a week ago. */
  readonly floor: number;
  readonly floorDayAgo: number;
  readonly floorWeekAgo: number;
  readonly holders: number;
  /** % of the supply on offer. */
  readonly listed: number;
}

import type { Port } from './port.ts';

/** Prices and sizes of coins at the last whole cycle. */
export interface CoinsPort extends Port {
  /** Every coin at one instant, in rank order (unranked ones last). */
  all(): Promise<readonly CoinSnapshot[]>;
}

/** A coin at an instant: money in USD, percentages in percent, times in epoch ms. */
export interface CoinSnapshot {
  readonly code: string;
  /** null: listed but unranked, or not recorded. */
  readonly rank: number | null;
  readonly price: number;
  /**
   * % from Beijing midnight and from UTC midnight: the change of the day's candle, on a coin's first day from its
   * listing; null if nobody has reported the price at that midnight.
   */
  readonly changeUtc8: number | null;
  readonly changeUtc0: number | null;
  /** null for a coin younger than that. */
  readonly change24h: number | null;
  readonly change1h: number | null;
  readonly change7d: number | null;
  /** null if no source reports the range. */
  readonly high24h: number | null;
  readonly low24h: number | null;
  readonly volume24h: number;
  /** null if the circulating supply is not verified. */
  readonly circulatingSupply: number | null;
  readonly marketCap: number | null;
  readonly turnoverRate: number | null;
  /** Records and their times; null while no source tells them. */
  readonly allTimeHigh: number | null;
  readonly allTimeHighAt: number | null;
  readonly allTimeLow: number | null;
  readonly allTimeLowAt: number | null;
  /** % below the all-time high, 0 or negative; null if the record is unknown. */
  readonly drawdown: number | null;
  /** 28 closes, one per 6 h, oldest first. */
  readonly sparkline: readonly number[];
}

import type { Port } from './port.ts';

/** Prices and sizes of coins at the last whole beat. */
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
   * listing.
   */
  readonly changeUtc8: number;
  readonly changeUtc0: number;
  /** null for a coin younger than that. */
  readonly change24h: number | null;
  readonly change1h: number | null;
  readonly change7d: number | null;
  readonly high24h: number;
  readonly low24h: number;
  readonly volume24h: number;
  /** null if the circulating supply is not verified. */
  readonly circulatingSupply: number | null;
  readonly marketCap: number | null;
  readonly turnoverRate: number | null;
  readonly allTimeHigh: number;
  readonly allTimeHighAt: number;
  readonly allTimeLow: number;
  readonly allTimeLowAt: number;
  /** % below the all-time high, 0 or negative. */
  readonly drawdown: number;
  /** 28 closes, one per 6 h, oldest first. */
  readonly sparkline: readonly number[];
}

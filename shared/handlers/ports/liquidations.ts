import type { Port } from './port.ts';

/** Positions that exchanges closed by force. */
export interface LiquidationsPort extends Port {
  /** Of each of some coins the last `count` hours, oldest first, the last one as far as it is. */
  hours(codes: readonly string[], count: number): Promise<readonly (readonly LiquidationHour[])[]>;
  /**
   * Of each of some coins the single orders that the last `count` hours forced, newest first within an hour, the hours
   * oldest first. Some are told up to a minute before their time.
   */
  orders(codes: readonly string[], count: number): Promise<readonly (readonly LiquidationOrder[])[]>;
}

/** Forced orders within one hour, USD. */
export interface LiquidationHour {
  /** Opening of the hour, epoch ms. */
  readonly time: number;
  readonly long: number;
  readonly short: number;
}

/** One forced order. `side` is the position that was closed. */
export interface LiquidationOrder {
  /** Stays the same, and so does all the order says: it is told when its minute is over. */
  readonly id: string;
  readonly coinCode: string;
  /** Epoch ms. */
  readonly time: number;
  readonly side: 'long' | 'short';
  /** USD a coin. */
  readonly price: number;
  readonly usd: number;
}

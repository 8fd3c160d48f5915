import type { Port } from './port.ts';

/** Liquidations: positions closed by force by exchanges. */
export interface LiquidationsPort extends Port {
  /** For each of some coins the last `count` hours, oldest first, the last one so far. */
  hours(codes: readonly string[], count: number): Promise<readonly (readonly LiquidationHour[])[]>;
  /**
   * For each of some coins the single orders of the last `count` hours, newest first within an hour, hours oldest
   * first. Some are returned up to a minute before their time.
   */
  orders(codes: readonly string[], count: number): Promise<readonly (readonly LiquidationOrder[])[]>;
  /**
   * Liquidations of some coins by exchange (its code) within the last `count` hours; null for a source that does not
   * tell which exchange an order is of. They add up to the hours.
   */
  byExchange(codes: readonly string[], count: number): Promise<ReadonlyMap<string, LiquidationSides> | null>;
}

/** Liquidated longs and shorts, USD. */
export interface LiquidationSides {
  readonly long: number;
  readonly short: number;
}

/** Liquidations within one hour. */
export interface LiquidationHour extends LiquidationSides {
  /** Start of the hour, epoch ms. */
  readonly time: number;
}

/** One liquidation order. `side` is the liquidated position's. */
export interface LiquidationOrder {
  /** Never changes, nor does the rest of the order: it is returned once its minute has ended. */
  readonly id: string;
  readonly coinCode: string;
  /** The exchange's code; null if it is not told. */
  readonly exchange: string | null;
  /** Epoch ms. */
  readonly time: number;
  readonly side: 'long' | 'short';
  /** USD per coin. */
  readonly price: number;
  readonly usd: number;
}

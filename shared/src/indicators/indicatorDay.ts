/** One day of an indicator: its value, the price it refers to, and the lines of the price chart. */
export interface IndicatorDay {
  /** Epoch ms of the day's close; now for the last one. */
  readonly time: number;
  /** In the indicator's own unit; null if not available yet. */
  readonly value: number | null;
  /** USD. */
  readonly price: number | null;
  /** In the order of the definition's `lines`. */
  readonly lines: readonly (number | null)[];
}

/** A day of a coin's price in USD, with the instant (epoch ms) of its close. */
export interface PricedDay {
  readonly time: number;
  readonly open: number;
  readonly close: number;
  /** Highest price of the day, USD; only for indicators that use it. */
  readonly high?: number;
  /** Volume of the day, USD; only for indicators that use it. */
  readonly turnover?: number;
}

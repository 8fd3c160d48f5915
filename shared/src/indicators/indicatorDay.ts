/** One day of an indicator: its value, the price it is read against, and the lines drawn beside the price. */
export interface IndicatorDay {
  /** Epoch ms at which the day was closed; of the last one, now. */
  readonly time: number;
  /** In the indicator's own unit; null where it cannot be told yet. */
  readonly value: number | null;
  /** USD. */
  readonly price: number | null;
  /** In the order of the definition's `lines`. */
  readonly lines: readonly (number | null)[];
}

/** A day of a coin's price in USD, with the instant (epoch ms) its close is of. */
export interface PricedDay {
  readonly time: number;
  readonly open: number;
  readonly close: number;
  /** USD traded on that day, for what reads it. */
  readonly turnover?: number;
}

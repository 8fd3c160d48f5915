/** Four prices of a candle. */
export interface Prices {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/**
 * Heikin-Ashi candles (平均 K 线) of candles, oldest first: the close is the mean of the four prices, the open the middle
 * of the previous body; high and low include both. The first opens at the middle of its own body. Source: D. Valcu,
 * "Using the Heikin-Ashi Technique", Stocks & Commodities 22:2 (2004).
 */
export function heikinAshi(candles: readonly Prices[]): readonly Prices[] {
  let before: Prices | undefined;
  return candles.map((candle) => {
    before = nextHeikinAshi(candle, before);
    return before;
  });
}

/** The Heikin-Ashi candle of a candle, given the previous Heikin-Ashi candle; undefined for the first. */
export function nextHeikinAshi(candle: Prices, before: Prices | undefined): Prices {
  const close = (candle.open + candle.high + candle.low + candle.close) / 4;
  const open = before ? (before.open + before.close) / 2 : (candle.open + candle.close) / 2;
  return { open, close, high: Math.max(candle.high, open, close), low: Math.min(candle.low, open, close) };
}

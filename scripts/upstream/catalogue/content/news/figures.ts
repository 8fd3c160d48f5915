/** The prices (USD) and the volume (USD) that texts name: of an hour, a day or a longer time. */
export interface Prices {
  /** When it begins, epoch ms. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly turnover: number;
}

/** Change from open to close, %. */
export const changeOf = ({ open, close }: Pick<Prices, 'open' | 'close'>): number => (close / open - 1) * 100;

/** Change from one price to another, %. */
export const between = (from: number, to: number): number => (to / from - 1) * 100;

/** 0 for an empty list. */
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** 0 for an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sumOf(values) / values.length;
}

/** Root mean square: the usual size of a day's change. */
export function usualOf(changes: readonly number[]): number {
  return Math.sqrt(meanOf(changes.map((change) => change ** 2)));
}

/** Highest high; −∞ for none. Called for every hour of every large coin, so it allocates nothing. */
export function highOf(candles: readonly Pick<Prices, 'high'>[]): number {
  let high = Number.NEGATIVE_INFINITY;
  for (const candle of candles) if (candle.high > high) high = candle.high;
  return high;
}

/** Lowest low; ∞ for none. */
export function lowOf(candles: readonly Pick<Prices, 'low'>[]): number {
  let low = Number.POSITIVE_INFINITY;
  for (const candle of candles) if (candle.low < low) low = candle.low;
  return low;
}

/** Volume over all the candles, USD. */
export const turnoverOf = (candles: readonly Pick<Prices, 'turnover'>[]): number =>
  sumOf(candles.map(({ turnover }) => turnover));

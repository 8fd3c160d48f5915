import type { Candle } from '../../../ports/candles.ts';

/** Change over a candle, %. */
export const changeOf = ({ open, close }: Pick<Candle, 'open' | 'close'>): number => (close / open - 1) * 100;

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
export function highOf(candles: readonly Candle[]): number {
  let high = Number.NEGATIVE_INFINITY;
  for (const candle of candles) if (candle.high > high) high = candle.high;
  return high;
}

/** Lowest low; ∞ for none. */
export function lowOf(candles: readonly Candle[]): number {
  let low = Number.POSITIVE_INFINITY;
  for (const candle of candles) if (candle.low < low) low = candle.low;
  return low;
}

/** Volume over all the candles, USD. */
export const turnoverOf = (candles: readonly Candle[]): number =>
  sumOf(candles.map(({ turnover }) => turnover));

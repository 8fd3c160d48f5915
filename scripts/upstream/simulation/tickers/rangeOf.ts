import { priceOf } from '../path/price.ts';
import { converted, priceIn, type TickerTerms } from './tickerTerms.ts';

/** Extremes and volumes of a ticker: prices and turnover in its quote. */
export interface TickerRange {
  high: number;
  low: number;
  /** Units of the coin (`VolumeScale`). */
  coins: number;
  turnover: number;
}

/** The range of a ticker between two instants at or after its coin's start. */
export type RangeOf = (from: number, to: number) => TickerRange;

/** The range of an instant: its price, without volume. */
export function rangeAt(terms: TickerTerms, time: number): TickerRange {
  const price = priceIn(terms, time);
  return { high: price, low: price, coins: 0, turnover: 0 };
}

/** Adds the extremes of a stretch with one factor: log prices of the coin, its place and the USD of its quote. */
export function addExtremes(
  range: TickerRange,
  { high, low }: { readonly high: number; readonly low: number },
  place: number,
  quoteUsd: number,
): void {
  range.high = Math.max(range.high, converted(priceOf(high), place, quoteUsd));
  range.low = Math.min(range.low, converted(priceOf(low), place, quoteUsd));
}

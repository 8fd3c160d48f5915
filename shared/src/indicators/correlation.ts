import { deviation, mean } from './mean.ts';

/** Days of returns in every correlation of this site. */
export const CORRELATION_DAYS = 90;

/** ln(x[i] ÷ x[i−1]): one fewer than the prices, oldest first. Prices must be positive. */
export function logReturns(prices: readonly number[]): readonly number[] {
  return prices.slice(1).map((price, i) => Math.log(price / (prices[i] ?? price)));
}

/**
 * Pearson correlation of two lists of equal length, −1 to 1. Lists of different length are aligned at their ends. null
 * with fewer than three pairs or if either is constant.
 */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
  const length = Math.min(a.length, b.length);
  const [left, right] = [a.slice(a.length - length), b.slice(b.length - length)];
  const [middleLeft, middleRight] = [mean(left), mean(right)];
  const [spreadLeft, spreadRight] = [deviation(left), deviation(right)];
  if (length < 3 || middleLeft === null || middleRight === null || !spreadLeft || !spreadRight) return null;
  const products = left.map((value, i) => (value - middleLeft) * ((right[i] ?? 0) - middleRight));
  const covariance = mean(products) ?? 0;
  return Math.max(-1, Math.min(1, covariance / (spreadLeft * spreadRight)));
}

/** Correlation of two coins: Pearson of their daily log returns over the last 90 days (closes, oldest first). */
export function coinCorrelation(closes: readonly number[], others: readonly number[]): number | null {
  const last = (list: readonly number[]) => logReturns(list.slice(-(CORRELATION_DAYS + 1)));
  return pearson(last(closes), last(others));
}

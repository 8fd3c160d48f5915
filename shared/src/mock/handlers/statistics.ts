/** Mean of a list; 0 for an empty one. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Population standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/** ln(p[i] ÷ p[i−1]); one shorter than the prices. */
export function logReturns(prices: readonly number[]): number[] {
  return prices.slice(1).map((price, at) => Math.log(price / (prices[at] ?? price)));
}

/** Pearson correlation of the common tail of two lists; null when either does not move or is too short. */
export function pearson(left: readonly number[], right: readonly number[]): number | null {
  const length = Math.min(left.length, right.length);
  if (length < 2) return null;
  const [a, b] = [left.slice(-length), right.slice(-length)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const spread = deviation(a) * deviation(b);
  if (spread === 0) return null;
  return mean(a.map((value, at) => (value - meanA) * ((b[at] ?? meanB) - meanB))) / spread;
}

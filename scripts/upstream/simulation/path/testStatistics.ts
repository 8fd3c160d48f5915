/** Sample statistics for tests of the market: the usual moment estimators. */

/** Arithmetic mean; NaN of an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return a.reduce((sum, value, i) => sum + (value - meanA) * ((b[i] ?? 0) - meanB), 0) / a.length;
}

/** Standard deviation, in the unit of the values; NaN of an empty list. */
export function deviation(values: readonly number[]): number {
  return Math.sqrt(covariance(values, values));
}

/** Pearson's correlation of two series of equal length, −1 to 1; NaN if either is constant. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  return covariance(a, b) / (deviation(a) * deviation(b));
}

/** Autocorrelation of a series at a lag; NaN if the series is constant. */
export function autocorrelation(values: readonly number[], lag: number): number {
  return correlation(values.slice(0, -lag), values.slice(lag));
}

/** Kurtosis: fourth moment ÷ squared variance, 3 for a normal distribution; NaN if the series is constant. */
export function kurtosis(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 4)) / deviation(values) ** 4;
}

/**
 * Variance ratio (Lo and MacKinlay 1988): variance of overlapping sums of `count` values ÷ `count` times the variance
 * of one; 1 for a random walk.
 */
export function varianceRatio(values: readonly number[], count: number): number {
  let sum = values.slice(0, count).reduce((all, value) => all + value, 0);
  const sums = [sum];
  for (let i = count; i < values.length; i += 1) {
    sum += (values[i] ?? 0) - (values[i - count] ?? 0);
    sums.push(sum);
  }
  return (deviation(sums) / deviation(values)) ** 2 / count;
}

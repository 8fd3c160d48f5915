/** Arithmetic mean; null without values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Arithmetic mean of the known values; null without any. */
export function meanOfKnown(values: readonly (number | null)[]): number | null {
  return mean(values.filter((value) => value !== null));
}

/** Harmonic mean, n ÷ Σ(1 ÷ x); null without values or if one is not positive. */
export function harmonicMean(values: readonly number[]): number | null {
  if (values.some((value) => !(value > 0))) return null;
  const inverse = mean(values.map((value) => 1 / value));
  return inverse === null ? null : 1 / inverse;
}

/** Population standard deviation; null without values. */
export function deviation(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null) return null;
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return variance === null ? null : Math.sqrt(variance);
}

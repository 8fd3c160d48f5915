/** A value and how much it counts. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/**
 * The weighted median: the value at which half of the weight is reached, the middle of two where it is reached exactly
 * between them. null without any weight.
 */
export function weightedMedian(items: readonly Weighted[]): number | null {
  const sorted = items.filter(({ weight }) => weight > 0).toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    reached += weight;
    const next = sorted[index + 1];
    if (next && isAbout(reached, half)) return (value + next.value) / 2;
    if (reached >= half) return value;
  }
  return null;
}

function isAbout(a: number, b: number): boolean {
  return Math.abs(a - b) <= b * 1e-12;
}

/**
 * Weights of which none is above half of their sum: the largest is cut to what all others weigh together. A single
 * item keeps its weight.
 */
export function capAtHalf(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => {
    const others = total - weight;
    return others > 0 && weight > others ? others : weight;
  });
}

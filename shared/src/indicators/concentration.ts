/** Share of the `count` largest holdings in the supply, %; null if the supply is not positive. */
export function topShare(holdings: readonly number[], count: number, supply: number): number | null {
  if (!(supply > 0)) return null;
  const largest = holdings.toSorted((a, b) => b - a).slice(0, count);
  return (largest.reduce((sum, holding) => sum + holding, 0) / supply) * 100;
}

/**
 * Gini coefficient of holdings, 0 (all equal) to nearly 1 (one holds all): Σ (2i − n − 1)·x_i ÷ (n·Σx), holdings
 * ascending, i from 1. null without holdings or if all are zero.
 */
export function gini(holdings: readonly number[]): number | null {
  const sorted = holdings.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, holding) => sum + holding, 0);
  if (!(total > 0)) return null;
  const weighted = sorted.reduce((sum, holding, i) => sum + (2 * (i + 1) - sorted.length - 1) * holding, 0);
  return weighted / (sorted.length * total);
}

/** The grid of a grid-trading plan. */
export interface GridPlan {
  /** Prices in ascending order, one more than grids. */
  readonly lines: readonly number[];
  /** Profit of buying at a line and selling at the next, after fees, %: minimum and maximum. */
  readonly leastPercent: number;
  readonly mostPercent: number;
}

/**
 * Lines of a grid between two prices, equally spaced ('arithmetic') or by a constant ratio ('geometric'), with the
 * profit of one grid after a fee (%) on both trades. null unless 0 < low < high and there are 2 grids or more.
 */
export function gridPlan(
  low: number,
  high: number,
  grids: number,
  spacing: 'arithmetic' | 'geometric',
  feePercent = 0,
): GridPlan | null {
  if (!(low > 0) || !(high > low) || !Number.isInteger(grids) || grids < 2) return null;
  const lines = Array.from({ length: grids + 1 }, (_, i) =>
    spacing === 'arithmetic' ? low + ((high - low) * i) / grids : low * (high / low) ** (i / grids),
  );
  const fee = feePercent / 100;
  const profits = lines
    .slice(1)
    .map((sell, i) => ((sell * (1 - fee)) / ((lines[i] ?? sell) * (1 + fee)) - 1) * 100);
  return { lines, leastPercent: Math.min(...profits), mostPercent: Math.max(...profits) };
}

/** Shares of longs and shorts in % from a ratio longs ÷ shorts: long = r ÷ (1 + r). null for a negative ratio. */
export function sharesOfRatio(ratio: number): { readonly long: number; readonly short: number } | null {
  if (!(ratio >= 0)) return null;
  const long = (ratio / (1 + ratio)) * 100;
  return { long, short: 100 - long };
}

/** 多空比: longs ÷ shorts, accounts or sizes; null without shorts. */
export function longShortRatio(longs: number, shorts: number): number | null {
  return shorts > 0 ? longs / shorts : null;
}

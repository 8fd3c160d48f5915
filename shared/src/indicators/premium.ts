/** USDT 溢价, %: over-the-counter price in CNY × official USD per CNY − 1. Above 0 money flows in. */
export function otcPremium(otcCny: number, usdPerCny: number): number {
  return (otcCny * usdPerCny - 1) * 100;
}

/** 现货溢价: what a coin costs more (USD) on Coinbase than elsewhere, and the same in %. Above 0 America buys. */
export function spotSpread(
  coinbase: number,
  other: number,
): { readonly amount: number; readonly percent: number } {
  return { amount: coinbase - other, percent: (coinbase / other - 1) * 100 };
}

/**
 * Premium of a trust's shares over what they hold, %: market price ÷ (coins a share × coin price) − 1 (灰度溢价率).
 * null when a share holds nothing.
 */
export function trustPremium(sharePrice: number, coinsPerShare: number, coinPrice: number): number | null {
  const value = coinsPerShare * coinPrice;
  return value > 0 ? (sharePrice / value - 1) * 100 : null;
}

/** USDT 溢价, %: OTC price in CNY × official USD per CNY − 1. Above 0 money flows in. */
export function otcPremium(otcCny: number, usdPerCny: number): number {
  return (otcCny * usdPerCny - 1) * 100;
}

/** 现货溢价: price difference of a coin on Coinbase (USD), and the same in %. Above 0 American buyers dominate. */
export function spotSpread(
  coinbase: number,
  other: number,
): { readonly amount: number; readonly percent: number } {
  return { amount: coinbase - other, percent: (coinbase / other - 1) * 100 };
}

/**
 * 灰度溢价率: premium of a trust's shares over their holdings, %: market price ÷ (coins per share × coin price) − 1. null if
 * a share holds nothing.
 */
export function trustPremium(sharePrice: number, coinsPerShare: number, coinPrice: number): number | null {
  const value = coinsPerShare * coinPrice;
  return value > 0 ? (sharePrice / value - 1) * 100 : null;
}

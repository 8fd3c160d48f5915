/** 流通市值, USD: price × circulating supply. null if the supply is not verified. */
export function marketCap(price: number, circulatingSupply: number | null): number | null {
  return circulatingSupply === null ? null : price * circulatingSupply;
}

/** 总市值 (FDV), USD: price × maximum supply, else × total supply; null if neither is known. */
export function fullyDilutedValue(price: number, max: number | null, total: number | null): number | null {
  const supply = max ?? total;
  return supply === null ? null : price * supply;
}

/** 换手率, %: 24 h volume ÷ market value (sample: 9.1693e10 ÷ 1.13083e12 → 8.11). null without a market value. */
export function turnoverRate(volume24h: number, cap: number | null): number | null {
  return cap !== null && cap > 0 ? (volume24h / cap) * 100 : null;
}

/** 流通率, %: circulating ÷ maximum supply; null if either is unknown. */
export function circulationRate(circulatingSupply: number | null, max: number | null): number | null {
  return circulatingSupply !== null && max !== null && max > 0 ? (circulatingSupply / max) * 100 : null;
}

/**
 * 占比, %: a market value ÷ that of all recorded coins. Callers state whether stablecoins are included. null if the total
 * is 0.
 */
export function dominance(cap: number | null, all: number): number | null {
  return cap !== null && all > 0 ? (cap / all) * 100 : null;
}

/** 市值/TVL; null if nothing is locked or the market value is unknown. */
export function capToTvl(cap: number | null, tvl: number): number | null {
  return cap !== null && tvl > 0 ? cap / tvl : null;
}

/** 储备率, %: assets on chain ÷ liabilities to customers; 100 or more is fully reserved. null without liabilities. */
export function reserveRatio(assets: number, owed: number): number | null {
  return owed > 0 ? (assets / owed) * 100 : null;
}

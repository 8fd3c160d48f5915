/** APY, %, of an APR, %, compounded `times` a year: (1 + APR ÷ n)^n − 1. null unless `times` ≥ 1. */
export function apyOf(apr: number, times: number): number | null {
  return times >= 1 ? ((1 + apr / 100 / times) ** times - 1) * 100 : null;
}

/** APR, %, that compounds to an APY, %, over `times` a year; null unless `times` ≥ 1 and the APY is above −100 %. */
export function aprOf(apy: number, times: number): number | null {
  return times >= 1 && apy > -100 ? ((1 + apy / 100) ** (1 / times) - 1) * times * 100 : null;
}

/**
 * Impermanent loss of a 50/50 pool, % (0 or negative), if one coin's price became `ratio` times the other's: 2·√r ÷ (1
 * + r) − 1 (constant product). null unless the ratio is positive.
 */
export function impermanentLoss(ratio: number): number | null {
  return ratio > 0 ? ((2 * Math.sqrt(ratio)) / (1 + ratio) - 1) * 100 : null;
}

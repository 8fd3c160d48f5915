/** 基差, %: (futures − spot) ÷ spot. null if there is no spot price. */
export function basis(futures: number, spot: number): number | null {
  return spot > 0 ? (futures / spot - 1) * 100 : null;
}

/** Annualised basis of a dated contract, simple % a year: basis × 365 ÷ days left. null at and after expiry. */
export function annualBasis(futures: number, spot: number, daysLeft: number): number | null {
  const percent = basis(futures, spot);
  return percent === null || !(daysLeft > 0) ? null : (percent * 365) / daysLeft;
}

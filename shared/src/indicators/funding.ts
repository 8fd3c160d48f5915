/**
 * Funding rate of a perpetual contract, in the unit of its inputs (here: %, per interval). Formula: premium index +
 * clamp(interest − premium index, −band, +band), band 0.05 % (the rule of Binance, BitMEX and OKX). NaN in, NaN out.
 */
export function fundingRate(premiumIndex: number, interest: number, band = 0.05): number {
  return premiumIndex + Math.min(Math.max(interest - premiumIndex, -band), band);
}

/**
 * A funding rate per `hours` hours, % → simple % a year: rate × (24 ÷ hours) × 365. null if the interval is not
 * positive.
 */
export function annualFunding(rate: number, hours: number): number | null {
  return hours > 0 ? rate * (24 / hours) * 365 : null;
}

/** The rate that most contracts pay while their premium is small, % per eight hours. */
const USUAL_FUNDING = 0.01;

/** The usual rate of an interval of some hours, %: neither side is crowded. */
export function usualFunding(hours: number): number {
  return (USUAL_FUNDING * hours) / 8;
}

/** Days of the sum that is annualised, and of a year. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** USD of a year at the pace of 30 days. */
export function annualised(month: number): number {
  return (month / MONTH_DAYS) * YEAR_DAYS;
}

/**
 * P/F (of fees) or P/S (of revenue): market value ÷ what is earned in a year at the pace of 30 days, USD. null if either
 * is unknown, or if nothing is earned.
 */
export function priceToEarned(marketCap: number | null, month: number | null): number | null {
  return marketCap !== null && month !== null && month > 0 ? marketCap / annualised(month) : null;
}

/** Change of a sum over that of the same time before, %; null if either is unknown, or if nothing was earned before. */
export function earnedChange(now: number | null, before: number | null): number | null {
  return now !== null && before !== null && before > 0 ? (now / before - 1) * 100 : null;
}

const DIGITS = 5;
const MOST = 12;

/** Decimals for five significant digits of a price, at least 2: 61971 → 2, 0.5083 → 5, 0.0000123 → 9. */
export function pricePrecision(price: number): number {
  if (!(price > 0)) return 2;
  const whole = Math.floor(Math.log10(price)) + 1;
  return Math.min(Math.max(DIGITS - whole, 2), MOST);
}

/**
 * The displayed price of a log price: seven significant digits. Rounding is monotonic, so a day's high is the highest
 * of its minutes after rounding too.
 */
export function priceOf(level: number): number {
  return roundPrice(Math.exp(level));
}

/** Powers of ten by exponent: computing one takes longer than the rest of a rounding. */
const POWERS = Float64Array.from({ length: 40 }, (_, exponent) => 10 ** exponent);

/** Rounds a positive number to seven significant digits. */
export function roundPrice(price: number): number {
  const digits = 6 - Math.floor(Math.log10(price));
  const scale = POWERS[Math.abs(digits)] ?? 10 ** Math.abs(digits);
  return digits >= 0 ? Math.round(price * scale) / scale : Math.round(price / scale) * scale;
}

/**
 * The displayed price of a log price: seven significant digits. Rounding is monotonic, so a day's high is the highest
 * of its minutes after rounding too.
 */
export function priceOf(level: number): number {
  return roundPrice(Math.exp(level));
}

/** Rounds a positive number to seven significant digits. */
export function roundPrice(price: number): number {
  const digits = 6 - Math.floor(Math.log10(price));
  if (digits >= 0) {
    const scale = 10 ** digits;
    return Math.round(price * scale) / scale;
  }
  const scale = 10 ** -digits;
  return Math.round(price / scale) * scale;
}

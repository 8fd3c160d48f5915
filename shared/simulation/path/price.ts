/**
 * A log price as the price shown: seven significant digits. Rounding keeps order, so the highest price of a day
 * is the highest of its minutes after rounding too.
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

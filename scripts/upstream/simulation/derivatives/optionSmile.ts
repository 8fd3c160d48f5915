/**
 * Implied volatility of a strike, % a year, from the one at the money: higher away from the price on both sides, more
 * so on the side `skew` favours (positive: puts cost more). `distance` is ln(strike ÷ price) in standard deviations.
 */
export function smileAt(atTheMoney: number, distance: number, skew: number): number {
  const away = Math.max(-4, Math.min(4, distance));
  return Math.max(1, atTheMoney * (1 + 0.03 * away * away - 0.05 * skew * away));
}

/** ln(strike ÷ price) in standard deviations until expiry; `volatility` in % a year, `years` positive. */
export function distanceOf(strike: number, price: number, volatility: number, years: number): number {
  return Math.log(strike / price) / ((volatility / 100) * Math.sqrt(years));
}

/** Position of a price between low and high, 0 to 1; null where it is undefined. A price outside is at the end. */
export function placeInRange(low: number | null, high: number | null, price: number | null): number | null {
  if (low === null || high === null || price === null || !(high > low)) return null;
  return Math.min(Math.max((price - low) / (high - low), 0), 1);
}

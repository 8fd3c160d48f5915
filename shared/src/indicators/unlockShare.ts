/** % of the circulating supply; null if unknown. */
export function unlockShare(amount: number, circulating: number | null): number | null {
  return circulating === null || circulating <= 0 ? null : (amount / circulating) * 100;
}

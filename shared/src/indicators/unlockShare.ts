/** % of the circulating coins; null where they are not known. */
export function unlockShare(amount: number, circulating: number | null): number | null {
  return circulating === null || circulating <= 0 ? null : (amount / circulating) * 100;
}

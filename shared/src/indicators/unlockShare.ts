/** % of the circulating coins; null where they are not known. */
export function unlockShare(amount: number, circulatingSupply: number | null): number | null {
  return circulatingSupply === null || circulatingSupply <= 0 ? null : (amount / circulatingSupply) * 100;
}

/** % of the circulating supply; null if unknown. */
export function unlockShare(amount: number, circulatingSupply: number | null): number | null {
  return circulatingSupply === null || circulatingSupply <= 0 ? null : (amount / circulatingSupply) * 100;
}

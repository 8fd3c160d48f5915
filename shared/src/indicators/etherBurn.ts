/** Gas of all blocks of a day: 7,200 blocks, half of 36 million each. */
const DAILY_GAS = 7200 * 18_000_000;
const GWEI_PER_ETHER = 1e9;

/** ETH that a day's transactions cost at a mean gas price, Gwei: burned at the base fee, paid at what users offer. */
export function etherOfDay(gwei: number): number {
  return (gwei * DAILY_GAS) / GWEI_PER_ETHER;
}

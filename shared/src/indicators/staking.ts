/** Days of a year as yields count them. */
const DAYS = 365.25;

/**
 * ETH that Ethereum's consensus issues in a day when `staked` ETH are at stake: about 166.3 × √staked a year (base
 * reward factor 64, all validators online). 0 when nothing is at stake.
 */
export function dailyIssuance(staked: number): number {
  return staked > 0 ? (166.3 * Math.sqrt(staked)) / DAYS : 0;
}

/** The same as simple % a year of what is at stake; null when nothing is. */
export function issuanceYield(staked: number): number | null {
  return staked > 0 ? ((dailyIssuance(staked) * DAYS) / staked) * 100 : null;
}

/** USD that an operation costs: gas × Gwei ÷ 10⁹ × the price of ETH. null while the price is not known. */
export function gasCost(gas: number, gwei: number | null, ethPrice: number | null): number | null {
  return gwei === null || ethPrice === null ? null : (gas * gwei * ethPrice) / 1e9;
}

/** What is done on Ethereum, and about how much gas it takes. */
export const GAS_TASKS = [
  { name: 'ETH 转账', gas: 21_000 },
  { name: 'ERC-20 转账', gas: 65_000 },
  { name: '授权代币', gas: 46_000 },
  { name: 'DEX 兑换', gas: 180_000 },
  { name: 'NFT 成交', gas: 200_000 },
  { name: '借贷存入', gas: 250_000 },
  { name: '跨链桥存入', gas: 150_000 },
  { name: '添加流动性', gas: 320_000 },
] as const;

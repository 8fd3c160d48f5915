/** Days per year for yields. */
const DAYS = 365.25;

/**
 * ETH issued per day by Ethereum's consensus with `staked` ETH: about 166.3 × √staked a year (base reward factor 64,
 * all validators online). 0 without stake.
 */
export function dailyIssuance(staked: number): number {
  return staked > 0 ? (166.3 * Math.sqrt(staked)) / DAYS : 0;
}

/** The same as simple % a year on the stake; null without stake. */
export function issuanceYield(staked: number): number | null {
  return staked > 0 ? ((dailyIssuance(staked) * DAYS) / staked) * 100 : null;
}

/** Cost of an operation in USD: gas × Gwei ÷ 10⁹ × the price of ETH. null if the price is unknown. */
export function gasCost(gas: number, gwei: number | null, ethPrice: number | null): number | null {
  return gwei === null || ethPrice === null ? null : (gas * gwei * ethPrice) / 1e9;
}

/** Typical Ethereum transactions, and their approximate gas. */
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

/** A plan that buys for the same money at each price. Money in the price's unit. */
export interface PlanResult {
  readonly invested: number;
  readonly coins: number;
  /** Money per coin: the harmonic mean of the prices. */
  readonly averageCost: number;
  readonly value: number;
  readonly profit: number;
  /** % of what was put in. */
  readonly profitPercent: number;
}

/**
 * 定投: `amount` is spent at each price in turn, less `feePercent`, and valued at `priceNow`. null without
 * purchases, and when a price or the amount is not positive.
 */
export function investmentPlan(
  prices: readonly number[],
  amount: number,
  priceNow: number,
  feePercent = 0,
): PlanResult | null {
  if (prices.length === 0 || !(amount > 0) || prices.some((price) => !(price > 0))) return null;
  const coins = prices.reduce((sum, price) => sum + (amount * (1 - feePercent / 100)) / price, 0);
  const invested = amount * prices.length;
  const value = coins * priceNow;
  return {
    invested,
    coins,
    averageCost: invested / coins,
    value,
    profit: value - invested,
    profitPercent: (value / invested - 1) * 100,
  };
}

/** Result of a purchase plan. Money in the price's unit. */
export interface PlanResult {
  readonly invested: number;
  readonly coins: number;
  /** Money per coin; with equal amounts and no fee the harmonic mean of the prices. */
  readonly averageCost: number;
  readonly value: number;
  readonly profit: number;
  /** % of the invested money. */
  readonly profitPercent: number;
}

/** Money spent at a price. */
export interface Purchase {
  readonly price: number;
  readonly amount: number;
}

/**
 * 定投: invests `amount` at each price in turn, less `feePercent`, valued at `priceNow`. null without purchases, or if a
 * price or the amount is not positive.
 */
export function investmentPlan(
  prices: readonly number[],
  amount: number,
  priceNow: number,
  feePercent = 0,
): PlanResult | null {
  return purchasePlan(
    prices.map((price) => ({ price, amount })),
    priceNow,
    feePercent,
  );
}

/** The same for purchases of any size. null without purchases, or if a price or an amount is not positive. */
export function purchasePlan(
  purchases: readonly Purchase[],
  priceNow: number,
  feePercent = 0,
): PlanResult | null {
  if (purchases.length === 0) return null;
  if (purchases.some(({ price, amount }) => !(price > 0 && amount > 0))) return null;
  const invested = purchases.reduce((sum, { amount }) => sum + amount, 0);
  const coins = purchases.reduce(
    (sum, { price, amount }) => sum + (amount * (1 - feePercent / 100)) / price,
    0,
  );
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

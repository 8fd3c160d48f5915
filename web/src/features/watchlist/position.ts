/** A visitor's position. `cost` is USD per coin. */
export interface Position {
  readonly cost: number | null;
  readonly quantity: number | null;
}

export interface Profit {
  /** USD; null when cost or quantity is not known. */
  readonly usd: number | null;
  /** % of the cost; null when the cost is not known or nothing was paid. */
  readonly percent: number | null;
}

/** (price − cost) × quantity, and price ÷ cost − 1. */
export function profitOf(price: number | null, { cost, quantity }: Position): Profit {
  if (price === null || cost === null) return { usd: null, percent: null };
  return {
    usd: quantity === null ? null : (price - cost) * quantity,
    percent: cost > 0 ? (price / cost - 1) * 100 : null,
  };
}

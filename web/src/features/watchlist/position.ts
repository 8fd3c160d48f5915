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

export interface Holdings {
  /** USD. */
  readonly value: number;
  readonly cost: number;
  readonly profit: Profit;
}

/** All positions combined; those without cost, quantity or price are left out. Null when none is complete. */
export function holdingsOf(rows: readonly (Position & { readonly price: number | null })[]): Holdings | null {
  const held = rows.flatMap(({ price, cost, quantity }) =>
    price === null || cost === null || quantity === null
      ? []
      : [{ value: price * quantity, cost: cost * quantity }],
  );
  if (held.length === 0) return null;
  const value = held.reduce((sum, one) => sum + one.value, 0);
  const cost = held.reduce((sum, one) => sum + one.cost, 0);
  return { value, cost, profit: profitOf(value, { cost, quantity: 1 }) };
}

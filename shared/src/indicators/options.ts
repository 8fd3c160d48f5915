/** Open options of one strike, in coins (or contracts). */
export interface OptionInterest {
  readonly strike: number;
  readonly calls: number;
  readonly puts: number;
}

/**
 * 最大痛点: the strike at which the payout to buyers of the open options is smallest. Formula: over all strikes K, the one
 * with the smallest Σ calls·max(K − strike, 0) + puts·max(strike − K, 0). The lowest one of equals; null without
 * strikes.
 */
export function maxPain(options: readonly OptionInterest[]): number | null {
  let best: { readonly strike: number; readonly payout: number } | null = null;
  for (const { strike } of options.toSorted((a, b) => a.strike - b.strike)) {
    const payout = payoutAt(options, strike);
    if (best === null || payout < best.payout) best = { strike, payout };
  }
  return best?.strike ?? null;
}

/** Payout to buyers of all open options at expiry at `price`, in the unit of price × interest. */
export function payoutAt(options: readonly OptionInterest[], price: number): number {
  return options.reduce(
    (sum, { strike, calls, puts }) =>
      sum + calls * Math.max(price - strike, 0) + puts * Math.max(strike - price, 0),
    0,
  );
}

/** PCR: puts ÷ calls, by open interest or by volume. null without calls. */
export function putCallRatio(puts: number, calls: number): number | null {
  return calls > 0 ? puts / calls : null;
}

import type { Holding } from '../../ports/holders.ts';

/** An address, and its earlier balance. */
export interface HoldingChange {
  readonly holding: Holding;
  readonly before: number;
}

/** Current balances with the earlier ones; an address without an earlier balance counts as unchanged. */
export function changesSince(earlier: readonly Holding[], now: readonly Holding[]): readonly HoldingChange[] {
  const known = new Map(earlier.map((one) => [placeOf(one), one.quantity]));
  return now.map((holding) => ({ holding, before: known.get(placeOf(holding)) ?? holding.quantity }));
}

/** Two chains may have the same address. */
const placeOf = ({ chain, address }: Holding) => `${chain} ${address}`;

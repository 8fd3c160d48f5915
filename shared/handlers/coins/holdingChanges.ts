import type { Holding } from '../ports/holders.ts';

/** An address, and how many coins it had before. */
export interface HoldingChange {
  readonly holding: Holding;
  readonly before: number;
}

/** Addresses as they stand with what they had earlier; one that was not told of then has not changed. */
export function changesSince(earlier: readonly Holding[], now: readonly Holding[]): readonly HoldingChange[] {
  const known = new Map(earlier.map((one) => [placeOf(one), one.quantity]));
  return now.map((holding) => ({ holding, before: known.get(placeOf(holding)) ?? holding.quantity }));
}

/** Two chains may have the same address. */
const placeOf = ({ chain, address }: Holding) => `${chain} ${address}`;

import type { CostMethod } from './costMethod.ts';

/** Coins that came in together and are still held; by average cost all of them are one. */
export interface Lot {
  /** Day in Beijing on which they came in; by average cost, the first of all. */
  readonly day: string;
  readonly quantity: number;
  /** USD of the whole lot, fees included. */
  readonly cost: number;
}

/** Rounding residue of binary sums, relative to the amount held; treated as 0. */
export const DUST = 1e-9;

/** What is held after a lot has come in: as the last one, or mixed with all others. */
export function withLot(lots: readonly Lot[], lot: Lot, method: CostMethod): readonly Lot[] {
  const [held] = lots;
  if (method === 'fifo' || held === undefined) return [...lots, lot];
  return [{ ...held, quantity: held.quantity + lot.quantity, cost: held.cost + lot.cost }];
}

/**
 * Takes coins out, the oldest first, and says what they had cost; never more than there are. A remainder below 10⁻⁹ of
 * what is held goes with them.
 */
export function takeFrom(lots: readonly Lot[], quantity: number): { lots: readonly Lot[]; cost: number } {
  const residue = quantityOf(lots) * DUST;
  const left: Lot[] = [];
  let wanted = quantity;
  let cost = 0;
  for (const lot of lots) {
    const taken = Math.min(wanted, lot.quantity);
    if (taken > 0 && lot.quantity - taken <= residue) cost += lot.cost;
    else if (taken === 0) left.push(lot);
    else {
      const part = (lot.cost / lot.quantity) * taken;
      cost += part;
      left.push({ ...lot, quantity: lot.quantity - taken, cost: lot.cost - part });
    }
    wanted -= taken;
  }
  return { lots: left, cost };
}

export function quantityOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.quantity, 0);
}

export function costOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.cost, 0);
}

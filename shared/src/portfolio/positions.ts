import type { CostMethod } from './costMethod.ts';
import { averageCost, followTrades } from './followTrades.ts';
import { byCoin, type Trade } from './trade.ts';

/** What is held of a coin by its trades. */
export interface HeldPosition {
  readonly quantity: number;
  /** Cost of what is held, USD per coin. */
  readonly cost: number | null;
}

/** The coins that are held after these trades; sold ones are left out. */
export function heldPositions(
  trades: readonly Trade[],
  method: CostMethod = 'average',
): ReadonlyMap<string, HeldPosition> {
  return new Map(
    [...byCoin(trades)].flatMap(([code, own]) => {
      const { position } = followTrades(own, method);
      const { quantity } = position;
      return quantity > 0 ? [[code, { quantity, cost: averageCost(position) }] as const] : [];
    }),
  );
}

import { plainDecimal } from '../format/decimal.ts';
import type { CostMethod } from './costMethod.ts';
import { costOf, DUST, type Lot, quantityOf, takeFrom, withLot } from './lots.ts';
import { FIRST_PORTFOLIO } from './portfolioNames.ts';
import { byCoin, feeOf, inOrder, isIncoming, type Trade, tradeValue } from './trade.ts';

/** A position in one coin, and its realised profit. Money in USD, fees included. */
export interface Position {
  readonly quantity: number;
  /** Cost of the current holding. */
  readonly cost: number;
  /** Proceeds of sales, less the cost of what was sold; less fees of transfers out. */
  readonly realised: number;
}

/** A sale or a transfer of more than its portfolio held that day. */
export interface Oversold {
  readonly trade: Trade;
  readonly held: number;
}

interface Followed {
  /** The position after each trade, in effective order. */
  readonly steps: readonly { readonly trade: Trade; readonly position: Position }[];
  readonly position: Position;
  /** What is still held, in the order in which it came in. */
  readonly lots: readonly Lot[];
  /** The first oversold trade; it counts for the amount held. */
  readonly oversold: Oversold | null;
}

/**
 * The position after a coin's trades. Each portfolio sells its own coins alone, so that all together is the sum of each.
 *
 *   purchase, transfer in: cost += price × quantity + fee
 *   sale: realised += price × quantity − fee − cost of what is sold
 *   transfer out: realised −= fee; the coins leave with their cost
 *
 * What is sold had cost, by average cost (moving weighted average, IAS 2.27), cost ÷ quantity held, so that a sale leaves
 * the average unchanged; first in, first out, what the oldest lots had cost. A remainder below 10⁻⁹ of the amount held
 * counts as 0.
 */
export function followTrades(trades: readonly Trade[], method: CostMethod = 'average'): Followed {
  const lotsOf = new Map<string, readonly Lot[]>();
  let realised = 0;
  let oversold: Oversold | null = null;
  const now = (): Position => {
    const lots = [...lotsOf.values()].flat();
    return { quantity: quantityOf(lots), cost: costOf(lots), realised };
  };
  const steps = inOrder(trades).map((trade) => {
    const portfolio = trade.portfolio ?? FIRST_PORTFOLIO.id;
    const lots = lotsOf.get(portfolio) ?? [];
    if (isIncoming(trade)) {
      const lot = { day: trade.day, quantity: trade.quantity, cost: tradeValue(trade) };
      lotsOf.set(portfolio, withLot(lots, lot, method));
    } else {
      const held = quantityOf(lots);
      if (trade.quantity > held * (1 + DUST)) oversold ??= { trade, held };
      const quantity = Math.min(trade.quantity, held);
      const taken = takeFrom(lots, quantity);
      lotsOf.set(portfolio, taken.lots);
      if (quantity > 0) realised += gainOf(trade, quantity, taken.cost);
    }
    return { trade, position: now() };
  });
  const lots = [...lotsOf.values()].flat().toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return { steps, position: now(), lots, oversold };
}

/** What leaves for elsewhere gains nothing: only its fee is paid. */
function gainOf(trade: Trade, quantity: number, cost: number): number {
  return trade.side === 'out' ? -feeOf(trade) : tradeValue({ ...trade, quantity }) - cost;
}

/** The first oversold trade of all coins; null if there is none. */
export function findOversold(trades: readonly Trade[]): Oversold | null {
  for (const own of byCoin(trades).values()) {
    const { oversold } = followTrades(own);
    if (oversold) return oversold;
  }
  return null;
}

/** Error message of an oversold trade for the visitor; `name` is the coin's. */
export function oversoldText({ trade, held }: Oversold, name: string): string {
  const [gone, had] = [trade.quantity, held].map(plainDecimal);
  return `${trade.day} 要${trade.side === 'out' ? '转出' : '卖出'} ${gone} 个${name}，当时只持有 ${had} 个`;
}

/** USD per coin; null while nothing is held. */
export function averageCost({ cost, quantity }: Position): number | null {
  return quantity > 0 ? cost / quantity : null;
}

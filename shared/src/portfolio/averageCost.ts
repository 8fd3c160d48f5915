import { plainDecimal } from '../format/decimal.ts';
import { byCoin, inOrder, type Trade, tradeValue } from './trade.ts';

/** A position in one coin, and its realised profit. Money in USD, fees included. */
export interface Position {
  readonly quantity: number;
  /** Cost of the current holding. */
  readonly cost: number;
  /** Proceeds of sales, less the cost of what was sold. */
  readonly realised: number;
}

/** A sale of more than was held that day. */
export interface Oversold {
  readonly trade: Trade;
  readonly held: number;
}

interface Followed {
  /** The position after each trade, in effective order. */
  readonly steps: readonly { readonly trade: Trade; readonly position: Position }[];
  readonly position: Position;
  /** The first oversold trade; it counts for the amount held. */
  readonly oversold: Oversold | null;
}

const NOTHING: Position = { quantity: 0, cost: 0, realised: 0 };

/** Rounding residue of binary sums, relative to the amount held; treated as 0. */
const DUST = 1e-9;

/**
 * The position after a coin's trades, by average cost (moving weighted average, IAS 2.27):
 *
 *   purchase: cost += price × quantity + fee
 *   sale: realised += price × quantity − fee − average × quantity, cost −= average × quantity
 *   average = cost ÷ quantity held
 *
 * so a sale leaves the average unchanged. A remainder below 10⁻⁹ of the amount held counts as 0.
 */
export function followTrades(trades: readonly Trade[]): Followed {
  let position = NOTHING;
  let oversold: Oversold | null = null;
  const steps = inOrder(trades).map((trade) => {
    if (trade.side === 'sell' && isBeyond(trade.quantity, position.quantity)) {
      oversold ??= { trade, held: position.quantity };
    }
    position = trade.side === 'buy' ? afterPurchase(position, trade) : afterSale(position, trade);
    return { trade, position };
  });
  return { steps, position, oversold };
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
  const [sold, had] = [trade.quantity, held].map(plainDecimal);
  return `${trade.day} 要卖出 ${sold} 个${name}，当时只持有 ${had} 个`;
}

/** USD per coin; null while nothing is held. */
export function averageCost({ cost, quantity }: Position): number | null {
  return quantity > 0 ? cost / quantity : null;
}

function afterPurchase({ quantity, cost, realised }: Position, trade: Trade): Position {
  return { quantity: quantity + trade.quantity, cost: cost + tradeValue(trade), realised };
}

function afterSale({ quantity, cost, realised }: Position, trade: Trade): Position {
  if (quantity === 0) return { quantity, cost, realised };
  const sold = Math.min(trade.quantity, quantity);
  const left = quantity - sold;
  const isAll = left <= quantity * DUST;
  const soldCost = isAll ? cost : (cost / quantity) * sold;
  const proceeds = tradeValue({ ...trade, quantity: sold });
  return {
    quantity: isAll ? 0 : left,
    cost: isAll ? 0 : cost - soldCost,
    realised: realised + proceeds - soldCost,
  };
}

function isBeyond(sold: number, held: number): boolean {
  return sold > held * (1 + DUST);
}

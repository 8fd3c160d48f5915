import { type BookLevel, fillOf } from '../indicators/depth.ts';
import type { Column } from './column.ts';
import { amount, number } from './values.ts';

/** Cost of an order of some size on both sides of an order book. */
export interface OrderCost {
  /** USD. */
  readonly size: number;
  /** %; null if the order book is too thin. */
  readonly buy: number | null;
  readonly sell: number | null;
  /** Part of the order that the order book fills, 0–1. */
  readonly buyFilled: number;
  readonly sellFilled: number;
}

/** Order sizes shown, USD. */
const ORDER_SIZES = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const;

/** Costs of orders of the usual sizes in an order book of USD prices. */
export function orderCosts(
  bids: readonly BookLevel[],
  asks: readonly BookLevel[],
  middle: number,
): readonly OrderCost[] {
  return ORDER_SIZES.map((size) => {
    const [buy, sell] = [fillOf(asks, middle, size), fillOf(bids, middle, size)];
    return {
      size,
      buy: buy.slippage,
      sell: sell.slippage,
      buyFilled: buy.filled,
      sellFilled: sell.filled,
    };
  });
}

/** Orders by size, and the slippage from the mid price. */
export const orderCostColumns: readonly Column<OrderCost>[] = [
  {
    ...amount<OrderCost>('size', '订单金额', (row) => row.size, { width: 104 }),
    rowHeader: true,
    pin: true,
    always: true,
  },
  slippage('buy', '买入滑点', (row) => [row.buy, row.buyFilled]),
  slippage('sell', '卖出滑点', (row) => [row.sell, row.sellFilled]),
];

function slippage(
  id: string,
  label: string,
  read: (row: OrderCost) => readonly [number | null, number],
): Column<OrderCost> {
  return number(
    id,
    label,
    (row) => read(row)[0],
    (row) => {
      const [cost, filled] = read(row);
      return {
        text: cost === null ? `仅成交 ${Math.floor(filled * 100)}%` : `${cost.toFixed(cost < 0.1 ? 4 : 2)}%`,
      };
    },
    { width: 148, phoneWidth: 128, definition: 'orderSlippage', csvLabel: () => `${label}(%)` },
  );
}

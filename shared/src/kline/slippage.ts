import type { Level } from './orderBook.ts';

/** Result of a market order against one side of an order book. */
export interface Slippage {
  /** Coins filled and their cost, in the quote. */
  readonly filled: number;
  readonly cost: number;
  /** Mean price of the filled part; null if nothing was filled. */
  readonly averagePrice: number | null;
  /** % from the best price to the mean price, 0 or more. */
  readonly percent: number | null;
  /** Whether the side was deep enough. */
  readonly isFilled: boolean;
}

/** Fills `size` coins from a side (best first): buys use asks, sells use bids. A size of 0 or less fills nothing. */
export function slippageOf(levels: readonly Level[], size: number): Slippage {
  const best = levels[0]?.[0];
  let left = Math.max(0, size);
  let cost = 0;
  for (const [price, offered] of levels) {
    const taken = Math.min(left, offered);
    cost += taken * price;
    left -= taken;
    if (left <= 0) break;
  }
  const filled = Math.max(0, size) - left;
  const isFilled = left <= 0 && filled > 0;
  if (filled === 0 || best === undefined)
    return { filled: 0, cost: 0, averagePrice: null, percent: null, isFilled: false };
  const averagePrice = cost / filled;
  return { filled, cost, averagePrice, percent: (Math.abs(averagePrice - best) / best) * 100, isFilled };
}

/** One level of an order book: [price, size in coins]. */
export type BookLevel = readonly [price: number, size: number];

/** Result of a market order. */
export interface Fill {
  /** Average price; null if the order book is too thin. */
  readonly average: number | null;
  /** Slippage of the average from the mid price, %; null if the order book is too thin. */
  readonly slippage: number | null;
  /** Fraction of the order that can be filled, 0–1. */
  readonly filled: number;
}

/** Mid price: half way between the best bid and the best ask; null while a side is empty. */
export function middleOf(bids: readonly BookLevel[], asks: readonly BookLevel[]): number | null {
  const [bid] = bids[0] ?? [];
  const [ask] = asks[0] ?? [];
  return bid === undefined || ask === undefined ? null : (bid + ask) / 2;
}

/**
 * Depth within `percent` of the mid price on one side: Σ price × size of its levels up to that price, the edge
 * included. In the book's quote.
 */
export function depthWithin(levels: readonly BookLevel[], middle: number, percent: number): number {
  const edge = middle * (percent / 100);
  // Prices are rounded: the edge must not be lost to the last bit.
  const reach = edge * (1 + 1e-9);
  return levels.reduce(
    (sum, [price, size]) => (Math.abs(price - middle) <= reach ? sum + price * size : sum),
    0,
  );
}

/**
 * Fills an order of `money` (in the book's quote) from the best level on. `levels` are the asks for a purchase, the
 * bids for a sale, best first. An order of 0 costs nothing.
 */
export function fillOf(levels: readonly BookLevel[], middle: number, money: number): Fill {
  if (!(money > 0)) return { average: null, slippage: null, filled: 0 };
  let left = money;
  let coins = 0;
  for (const [price, size] of levels) {
    const spent = Math.min(left, price * size);
    coins += spent / price;
    left -= spent;
    if (left <= 0) break;
  }
  const filled = (money - left) / money;
  if (left > 1e-9 * money) return { average: null, slippage: null, filled };
  const average = money / coins;
  return { average, slippage: Math.abs(average / middle - 1) * 100, filled: 1 };
}

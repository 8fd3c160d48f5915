/** One price of an order book: [price, size in coins]. */
export type BookLevel = readonly [price: number, size: number];

/** What an order would cost. */
export interface Fill {
  /** Average price; null where the book is too thin for the whole order. */
  readonly average: number | null;
  /** % the average is worse than the middle; null where the book is too thin. */
  readonly slippage: number | null;
  /** Part of the order the book can fill, 0–1. */
  readonly filled: number;
}

/** Half way between the best bid and the best ask; null while a side is empty. */
export function middleOf(bids: readonly BookLevel[], asks: readonly BookLevel[]): number | null {
  const [bid] = bids[0] ?? [];
  const [ask] = asks[0] ?? [];
  return bid === undefined || ask === undefined ? null : (bid + ask) / 2;
}

/**
 * Money that stands within `percent` of the middle on one side: Σ price × size of its levels up to that price, the edge
 * itself included. In the quote of the book.
 */
export function depthWithin(levels: readonly BookLevel[], middle: number, percent: number): number {
  const edge = middle * (percent / 100);
  // Prices are rounded numbers: the edge itself must not fall out by the last bit.
  const reach = edge * (1 + 1e-9);
  return levels.reduce(
    (sum, [price, size]) => (Math.abs(price - middle) <= reach ? sum + price * size : sum),
    0,
  );
}

/**
 * What an order of `money` (in the quote of the book) would get if it took the levels from the best on. `levels` are the
 * asks for a purchase, the bids for a sale, best first. Nothing to trade costs nothing.
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

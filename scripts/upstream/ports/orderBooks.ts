import type { Port } from './port.ts';

/** Order books of exchanges. */
export interface OrderBooksPort extends Port {
  /**
   * The best `depth` levels of a coin or a ticker id, in its quote, at an instant (epoch ms; default: the answers'); null
   * when it is unknown or not listed yet.
   */
  top(tickerId: string, depth: number, time?: number): Promise<OrderBook | null>;
  /**
   * Depth within 10 % of the price of a coin's spot pair, or as far as its exchange reports it; null for an unknown pair.
   */
  deep(code: string, tickerId: string): Promise<DeepBook | null>;
}

/** Prices in the pair's quote, sizes in coins, time in epoch ms. */
export interface OrderBook {
  readonly time: number;
  /** [price, size], best first. */
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
}

/** An order book aggregated into levels: [price in USD, coins], best first. */
export interface DeepBook {
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
}

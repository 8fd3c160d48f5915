import type { Port } from './port.ts';

/** Trades of pairs. */
export interface TradesPort extends Port {
  /**
   * The latest `limit` trades of a coin or a ticker id until an instant (epoch ms; default: the answers'), newest first;
   * empty if unknown.
   */
  latest(tickerId: string, limit: number, time?: number): Promise<readonly Trade[]>;
}

/** Price in the pair's quote, size in coins, time in epoch ms; the side is the taker's. */
export interface Trade {
  readonly id: string;
  readonly time: number;
  readonly price: number;
  readonly size: number;
  readonly side: 'buy' | 'sell';
}

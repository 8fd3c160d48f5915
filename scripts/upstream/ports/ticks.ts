import type { Port } from './port.ts';

/** Prices between two cycles. */
export interface TicksPort extends Port {
  /**
   * Calls back with the coins (or ticker ids) that ticked, about once a second; returns a function that unsubscribes.
   */
  subscribe(codes: readonly string[], onTicks: (ticks: readonly Tick[]) => void): () => void;
}

/** Price and volume in USD (a pair's price in its quote), time in epoch ms. */
export interface Tick {
  readonly code: string;
  readonly time: number;
  readonly price: number;
  /** % as in a snapshot, null where it is there. */
  readonly change24h: number | null;
  readonly changeUtc8: number | null;
  readonly changeUtc0: number | null;
  readonly volume24h: number;
}

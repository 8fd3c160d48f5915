import type { Port } from './port.ts';

/** Spot pairs of coins on exchanges. Of coins and exchanges that are not in the catalogue a source tells nothing. */
export interface PairsPort extends Port {
  /** The pairs of a coin, most traded first; none for a coin that is not listed (yet). */
  of(code: string): Promise<readonly SpotPair[]>;
  /** The pairs of every coin: coin by coin in the order of the coins, each coin's most traded first. */
  all(): Promise<readonly SpotPair[]>;
  /** How widely each coin is traded, by its code. */
  counts(): Promise<ReadonlyMap<string, PairCounts>>;
  /** What each exchange traded on spot within the 24 h until an instant (epoch ms), USD by its code. */
  dayVolumes(until: number): Promise<ReadonlyMap<string, number>>;
  /** When an exchange opened (or will open) spot trade in each of some coins, epoch ms; null where it does not list one. */
  openings(exchange: string, codes: readonly string[]): Promise<readonly (number | null)[]>;
}

/** Exchanges that trade a coin on spot, and their pairs. */
export interface PairCounts {
  readonly exchanges: number;
  readonly pairs: number;
}

/** How narrow and how deep a market is. */
export interface DepthShape {
  /** Best ask over best bid, %. */
  readonly spread: number;
  /** USD that moves the price up and down by 2 %. */
  readonly depthUp: number;
  readonly depthDown: number;
}

/** A spot pair of a coin on an exchange. */
export interface SpotPair extends DepthShape {
  readonly tickerId: string;
  /** The exchange's code. */
  readonly exchange: string;
  readonly coinCode: string;
  /** Upper-case symbols: BTC, USDT. */
  readonly base: string;
  readonly quote: string;
  readonly priceUsd: number;
  /** % in its quote; null for a pair that has traded for less than a day. */
  readonly change24h: number | null;
  /** 24 h: coins, USD, and % of the coin's volume over all pairs. */
  readonly volumeCoins24h: number;
  readonly volume24h: number;
  readonly share: number;
  /** When trade in it opened, epoch ms. */
  readonly opensAt: number;
  readonly updatedAt: number;
}

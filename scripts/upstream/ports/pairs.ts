import type { Port } from './port.ts';

/** Spot pairs of coins on exchanges; only coins and exchanges of the catalogue. */
export interface PairsPort extends Port {
  /** The pairs of a coin, most traded first; empty for a coin that is not listed (yet). */
  of(code: string): Promise<readonly SpotPair[]>;
  /** The pairs of every coin: coin by coin in the coins' order, each coin's most traded first. */
  all(): Promise<readonly SpotPair[]>;
  /** Number of exchanges and pairs of each coin, by its code. */
  counts(): Promise<ReadonlyMap<string, PairCounts>>;
  /** Spot volume of each exchange in the 24 h until an instant (epoch ms), USD by its code; without those not told. */
  dayVolumes(until: number): Promise<ReadonlyMap<string, number>>;
  /**
   * When an exchange opened (or will open) spot trading in each of some coins, epoch ms; null if it does not list one.
   */
  openings(exchange: string, codes: readonly string[]): Promise<readonly (number | null)[]>;
}

/** Number of exchanges with spot pairs of a coin, and of the pairs. */
export interface PairCounts {
  readonly exchanges: number;
  readonly pairs: number;
}

/** The same facts, each of which may be unknown. */
type Unsure<Facts> = { readonly [Name in keyof Facts]: Facts[Name] | null };

/** Spread and depth of a market. */
export interface DepthShape {
  /** (best ask − best bid) ÷ their middle, %. */
  readonly spread: number;
  /** USD that move the price up and down by 2 %. */
  readonly depthUp: number;
  readonly depthDown: number;
}

/** A spot pair of a coin on an exchange; null where its exchange does not report. */
export interface SpotPair extends Unsure<DepthShape> {
  readonly tickerId: string;
  /** The exchange's code. */
  readonly exchange: string;
  readonly coinCode: string;
  /** Upper-case symbols: BTC, USDT. */
  readonly base: string;
  readonly quote: string;
  /** In its quote. */
  readonly price: number;
  /** The same in USD, at the quote's own price. */
  readonly priceUsd: number;
  /** % in its quote; null for a pair younger than a day. */
  readonly change24h: number | null;
  /** 24 h: coins, USD, and % of the coin's volume over all pairs. */
  readonly volumeCoins24h: number;
  readonly volume24h: number;
  readonly share: number;
  /** When trading in it opened, epoch ms; null if not told. */
  readonly opensAt: number | null;
  readonly updatedAt: number;
}

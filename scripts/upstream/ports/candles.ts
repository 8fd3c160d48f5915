import type { Port } from './port.ts';

/** Past prices of coins and pairs. */
export interface CandlesPort extends Port {
  /**
   * Candles of a coin's USD price or of a pair in its quote, oldest first, the last one possibly still open. Those that
   * nobody knows are left out, so there may be fewer than the limit, and gaps.
   */
  list(query: CandleQuery): Promise<readonly Candle[]>;
  /** A coin's USD price at each of some instants: its candles' close. null before its listing and after now. */
  prices(code: string, times: readonly number[]): Promise<readonly (number | null)[]>;
  /** The pair whose trades a coin's candles count as volume; null: all of the coin's, on every exchange. */
  countedPair(code: string): Promise<CountedPair | null>;
}

/** A pair that stands for a coin in its candles: its volume is a part of the coin's. */
export interface CountedPair {
  /** null: no pair of the coin is traded now. */
  readonly tickerId: string | null;
  /** USD of the last 24 h; null: not known. */
  readonly turnover24h: number | null;
}

export interface CandleQuery {
  /** A coin's code (its USD price over all exchanges), or a ticker id such as `binance_btc_usdt` or `okx_swap_btc_usdt`. */
  readonly code: string;
  readonly periodMinutes: number;
  /** Candles that open before this instant. */
  readonly end: number;
  readonly limit: number;
  /** Where days, weeks and months begin: Beijing midnight (default, as HTX does) or UTC. */
  readonly dayBoundary?: 'utc8' | 'utc0';
}

/** Prices in USD (units of the quote, for a ticker id), times in epoch ms. */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Volume in coins. */
  readonly volume: number;
  /** Volume in USD (units of the quote, for a ticker id). */
  readonly turnover: number;
  /** Coins of the volume that takers bought; absent where the venue does not tell. */
  readonly bought?: number;
}

import type { Provenance } from '../contract/provenance.ts';

/**
 * What a handler may ask of a market. The simulation is the first implementation; a source fed by real
 * exchanges joins behind the same interface, so nothing outside this folder knows prices are simulated.
 * All prices and amounts are in USD, times in epoch milliseconds, percentages in percent.
 */
export interface MarketSource {
  /** Goes out with every answer; what is simulated is marked 演示数据 wherever it is shown. */
  readonly provenance: Provenance;
  /** The last whole beat of the source's clock: the instant of every answer; frozen in tests. */
  now(): number;
  /** The source's clock to the millisecond, for what ticks between beats, and for how long an answer will stand. */
  clock(): number;
  /** Every coin at one instant, in rank order (unranked ones last). */
  coins(): Promise<readonly CoinSnapshot[]>;
  /** Candles of a coin's USD price, oldest first, the last one possibly still open. */
  candles(query: CandleQuery): Promise<readonly Candle[]>;
  /** A coin's USD price at each of some instants: what its candles close at. null before its listing and after now. */
  prices(code: string, times: readonly number[]): Promise<readonly (number | null)[]>;
  /** Of a coin or a ticker id, in its quote; null when it is unknown or not listed yet. */
  orderBook(tickerId: string, depth: number): Promise<OrderBook | null>;
  /** Newest first; none when the ticker is unknown. */
  trades(tickerId: string, limit: number): Promise<readonly Trade[]>;
  /** Calls back with the coins (or ticker ids) that ticked, about once a second; returns the way to stop. */
  subscribe(codes: readonly string[], onTicks: (ticks: readonly Tick[]) => void): () => void;
}

export interface CoinSnapshot {
  readonly code: string;
  /** null: listed but unranked, or not recorded. */
  readonly rank: number | null;
  readonly price: number;
  /** % against Beijing midnight and against UTC midnight: as the day's candle, from its listing on its first day. */
  readonly changeUtc8: number;
  readonly changeUtc0: number;
  /** null for a coin younger than that. */
  readonly change24h: number | null;
  readonly change1h: number | null;
  readonly change7d: number | null;
  readonly high24h: number;
  readonly low24h: number;
  readonly volume24h: number;
  /** null when the circulating supply is not verified. */
  readonly circulatingSupply: number | null;
  readonly marketCap: number | null;
  readonly turnoverRate: number | null;
  readonly allTimeHigh: number;
  readonly allTimeHighAt: number;
  readonly allTimeLow: number;
  readonly allTimeLowAt: number;
  /** % below the all-time high, 0 or negative. */
  readonly drawdown: number;
  /** 28 closes, one each 6 h, oldest first. */
  readonly sparkline: readonly number[];
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

export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Traded coins. */
  readonly volume: number;
  /** Traded USD (units of the quote, for a ticker id). */
  readonly turnover: number;
}

export interface OrderBook {
  readonly time: number;
  /** [price, size], best first. */
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
}

export interface Trade {
  readonly id: string;
  readonly time: number;
  readonly price: number;
  readonly size: number;
  readonly side: 'buy' | 'sell';
}

export interface Tick {
  readonly code: string;
  readonly time: number;
  readonly price: number;
  /** % as in a snapshot: null for what has traded for less than a day. */
  readonly change24h: number | null;
  readonly changeUtc8: number;
  readonly changeUtc0: number;
  readonly volume24h: number;
}

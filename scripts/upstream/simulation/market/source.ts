import type { Candle, CandleQuery } from '../../ports/candles.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { OrderBook } from '../../ports/orderBooks.ts';
import type { Tick } from '../../ports/ticks.ts';
import type { Trade } from '../../ports/trades.ts';

/**
 * The prices of the simulation, from which everything else derives. Prices and amounts in USD, times in epoch
 * milliseconds, percentages in percent.
 */
export interface SimulatedMarket {
  /** The last whole cycle of the market's clock: the instant of every answer; frozen in tests. */
  now(): number;
  /** The clock to the millisecond. */
  clock(): number;
  /** See the ports of the same names. */
  coins(): Promise<readonly CoinSnapshot[]>;
  /** A coin at an instant up to now, without its rank; null where it is not listed then. */
  coinAt(code: string, time: number): CoinSnapshot | null;
  candles(query: CandleQuery): Promise<readonly Candle[]>;
  prices(code: string, times: readonly number[]): Promise<readonly (number | null)[]>;
  /** USD per unit of a quote (its symbol) by which pairs are priced at an instant. */
  quoteUsd(symbol: string, time: number): number;
  /** A coin's price at an instant up to now; null before its first and after now. */
  priceAt(code: string, time: number): number | null;
  orderBook(tickerId: string, depth: number, time?: number): Promise<OrderBook | null>;
  trades(tickerId: string, limit: number, time?: number): Promise<readonly Trade[]>;
  subscribe(codes: readonly string[], onTicks: (ticks: readonly Tick[]) => void): () => void;
}

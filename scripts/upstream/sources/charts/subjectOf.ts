import { readTicker, type Ticker } from '../../catalogue/tickers.ts';
import { exchanges, type SpotVenue, spotVenues } from '../exchanges/exchanges.ts';
import type { MarketSnapshot, VenuePair } from '../market/marketSnapshot.ts';

/** Quotes whose candles draw a coin's price in dollars. */
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** Venues whose pairs draw the charts of coins; the first that lists a coin draws its chart. */
export const drawing: readonly SpotVenue[] = spotVenues.filter(
  (venue) => exchanges[venue].candles.drawsCoins,
);

/** What a code names that public sources know: a coin's price in dollars, or a spot pair. */
export type Named =
  | { readonly kind: 'coin'; readonly code: string }
  | { readonly kind: 'pair'; readonly code: string };

/** Reads a coin's code or a ticker id; null for a contract, a pair without a venue in another quote, and the unknown. */
export function readNamed(text: string): Named | null {
  const ticker = readTicker(text);
  if (ticker === null || ticker.contract !== null) return null;
  if (ticker.exchangeCode !== null) return { kind: 'pair', code: ticker.id };
  return isInDollars(ticker) ? { kind: 'coin', code: ticker.coinCode } : null;
}

function isInDollars({ quote }: Ticker): boolean {
  return quote.kind === 'usd';
}

/** The pair that draws a name in a cycle; null where none is believed. */
export function pairOf({ kind, code }: Named, { pairs, pairsOf }: MarketSnapshot): VenuePair | null {
  if (kind === 'pair') return pairs.get(code) ?? null;
  const inDollars = (pairsOf.get(code) ?? []).filter(({ quote }) => DOLLARS.has(quote));
  for (const venue of drawing) {
    // Most traded first.
    const pair = inDollars.find((one) => one.venue === venue);
    if (pair !== undefined) return pair;
  }
  return null;
}

/** The price of a name in a cycle, in the unit of its candles; null where none is believed. */
export function priceOf({ kind, code }: Named, { coinOf, pairs }: MarketSnapshot): number | null {
  return (kind === 'coin' ? coinOf.get(code)?.price : pairs.get(code)?.ticker.last) ?? null;
}

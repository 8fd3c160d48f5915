import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { roundPrice } from '../path/price.ts';
import { converted } from '../tickers/tickerTerms.ts';
import type { ListedCoin } from './world.ts';

/** What pairs are priced by, now and 24 h before. */
export interface DayMoves {
  readonly time: number;
  /** When the 24 h began. */
  readonly before: number;
  /** USD per unit of a quote by which pairs are priced, now and then; and its own price now. */
  readonly quoteNow: (quote: string) => number;
  readonly quoteBefore: (quote: string) => number;
  readonly quoteWorth: (quote: string) => number;
}

/** The moves of the 24 h that end at an instant; `coins` are those of that instant. */
export function dayMovesAt(
  coins: readonly ListedCoin[],
  time: number,
  quoteUsd: (symbol: string, time: number) => number,
): DayMoves {
  const before = dayAgo(time);
  // Largest last, so that a shared symbol resolves to the largest coin.
  const bySymbol = new Map(coins.toReversed().map(({ facts, now }) => [facts.symbol.toUpperCase(), now]));
  const quoteNow = memoized((quote) => quoteUsd(quote, time));
  return {
    time,
    before,
    quoteNow,
    quoteBefore: memoized((quote) => quoteUsd(quote, before)),
    quoteWorth: memoized((quote) => bySymbol.get(quote)?.price ?? quoteNow(quote)),
  };
}

function memoized(read: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

/** A pair that is priced: its quote, and 1 + the premium of its place, now and 24 h before. */
export interface PlacedPair {
  readonly quote: string;
  readonly place: number;
  readonly placeBefore: number;
  /** When trading in it opened, epoch ms. */
  readonly opensAt: number;
}

/** What a pair costs. */
export interface PairPrice {
  /** In its quote, and in USD at the quote's own price. */
  readonly price: number;
  readonly priceUsd: number;
  /** % in its quote; null for a pair younger than 24 h. */
  readonly change24h: number | null;
}

/** A pair's price and change, as its ticks and candles have them. */
export function pairPrice(
  coin: { readonly price: number; readonly change24h: number | null },
  { quote, place, placeBefore, opensAt }: PlacedPair,
  { before, quoteNow, quoteBefore, quoteWorth }: DayMoves,
): PairPrice {
  const price = converted(coin.price, place, quoteNow(quote));
  const priceUsd = roundPrice(price * quoteWorth(quote));
  if (coin.change24h === null || opensAt > before) return { price, priceUsd, change24h: null };
  const coinBefore = roundPrice(coin.price / (1 + coin.change24h / 100));
  const priceBefore = converted(coinBefore, placeBefore, quoteBefore(quote));
  return { price, priceUsd, change24h: (price / priceBefore - 1) * 100 };
}

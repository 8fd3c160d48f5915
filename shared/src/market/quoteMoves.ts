import type { CoinSnapshot } from '../ports/coins.ts';
import { DAY } from '../time/units.ts';
import { fiatRates } from './economy.ts';
import { premiumOf, type Stray } from './premium.ts';
import type { ListedCoin } from './world.ts';

/** How a quote moved against USD within 24 h: the factor by which one unit of it became worth more. */
export type QuoteMoves = (quote: string) => number;

/** The moves of what pairs are quoted in: of currencies by the official rate, of coins by their own price. */
export function quoteMovesAt(coins: readonly ListedCoin[], time: number): QuoteMoves {
  const [rates, before] = [fiatRates(time), fiatRates(time - DAY)];
  // Largest last, so that a shared symbol means the largest coin.
  const bySymbol = new Map(coins.toReversed().map(({ facts, now }) => [facts.symbol.toUpperCase(), now]));
  const moves = new Map<string, number>();
  const moveOf = (quote: string) => {
    const key = quote.toLowerCase();
    const rate = rates[key];
    if (rate !== undefined) return (before[key] ?? rate) / rate;
    const coin = bySymbol.get(quote);
    return coin ? 1 + (coin.change24h ?? 0) / 100 : 1;
  };
  return (quote) => {
    const move = moves.get(quote) ?? moveOf(quote);
    moves.set(quote, move);
    return move;
  };
}

/** A pair whose change is asked for. */
export interface MovedPair {
  /** The premium of its exchange's spot prices. */
  readonly stray: Stray;
  readonly quote: string;
  /** When trade in it opened, epoch ms. */
  readonly opensAt: number;
}

/**
 * 24 h change of a pair in its quote, %: the coin's own, the quote's, and how the exchange's premium moved. null for a
 * pair that has not traded for so long.
 */
export function pairChange(
  { change24h }: CoinSnapshot,
  { stray, quote, opensAt }: MovedPair,
  moves: QuoteMoves,
  time: number,
): number | null {
  if (change24h === null || opensAt > time - DAY) return null;
  const own = 1 + change24h / 100;
  const premium = (at: number) => 1 + premiumOf(stray, at);
  const factor = (own * premium(time)) / premium(time - DAY);
  return (factor / moves(quote) - 1) * 100;
}

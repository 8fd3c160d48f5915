import type { CoinSnapshot } from '@coinmirror/handlers/ports/coins.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { fiatRates } from '../economy/economy.ts';
import type { ListedCoin } from '../market/world.ts';
import { premiumsAt, type Stray } from './premium.ts';

/** Moves of pair prices within 24 h besides their coin's. */
export interface DayMoves {
  readonly time: number;
  /** Premium of an exchange's prices now and a day before, as a fraction. */
  readonly premiumNow: (stray: Stray) => number;
  readonly premiumBefore: (stray: Stray) => number;
  /** Factor by which one unit of a quote gained value in USD: a currency by the official rate, a coin by its price. */
  readonly quoteMove: (quote: string) => number;
}

/** The moves of the 24 h that end at an instant; `coins` are those of that instant. */
export function dayMovesAt(coins: readonly ListedCoin[], time: number): DayMoves {
  const moves = new Map<string, number>();
  const moveOf = quoteMovesOf(coins, time);
  return {
    time,
    premiumNow: premiumsAt(time),
    premiumBefore: premiumsAt(dayAgo(time)),
    quoteMove(quote) {
      const move = moves.get(quote) ?? moveOf(quote);
      moves.set(quote, move);
      return move;
    },
  };
}

function quoteMovesOf(coins: readonly ListedCoin[], time: number): (quote: string) => number {
  const [rates, before] = [fiatRates(time), fiatRates(dayAgo(time))];
  // Largest last, so that a shared symbol resolves to the largest coin.
  const bySymbol = new Map(coins.toReversed().map(({ facts, now }) => [facts.symbol.toUpperCase(), now]));
  return (quote) => {
    const key = quote.toLowerCase();
    const rate = rates[key];
    if (rate !== undefined) return (before[key] ?? rate) / rate;
    const coin = bySymbol.get(quote);
    return coin ? 1 + (coin.change24h ?? 0) / 100 : 1;
  };
}

/** A pair whose change is computed. */
export interface MovedPair {
  /** The premium of its exchange's spot prices: prepared waves, and the current value. */
  readonly stray: Stray;
  readonly premium: number;
  readonly quote: string;
  /** When trading in it opened, epoch ms. */
  readonly opensAt: number;
}

/**
 * 24 h change of a pair in its quote, %: the coin's change, the quote's, and the move of the exchange's premium. null
 * for a pair younger than 24 h.
 */
export function pairChange(
  { change24h }: CoinSnapshot,
  { stray, premium, quote, opensAt }: MovedPair,
  { time, premiumBefore, quoteMove }: DayMoves,
): number | null {
  if (change24h === null || opensAt > dayAgo(time)) return null;
  const own = 1 + change24h / 100;
  const factor = (own * (1 + premium)) / (1 + premiumBefore(stray));
  return (factor / quoteMove(quote) - 1) * 100;
}

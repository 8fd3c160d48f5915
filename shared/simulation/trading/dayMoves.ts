import type { CoinSnapshot } from '@coinmirror/handlers/ports/coins.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { fiatRates } from '../economy/economy.ts';
import type { ListedCoin } from '../market/world.ts';
import { premiumsAt, type Stray } from './premium.ts';

/** What moves the prices of pairs within 24 h besides their coin. */
export interface DayMoves {
  readonly time: number;
  /** Premium of an exchange's prices at that instant and a day before, as a fraction. */
  readonly premiumNow: (stray: Stray) => number;
  readonly premiumBefore: (stray: Stray) => number;
  /** The factor by which one unit of a quote became worth more in USD: a currency by the official rate, a coin by its price. */
  readonly quoteMove: (quote: string) => number;
}

/** The moves of the day that ends at an instant; `coins` are those of that instant. */
export function dayMovesAt(coins: readonly ListedCoin[], time: number): DayMoves {
  const moves = new Map<string, number>();
  const moveOf = quoteMovesOf(coins, time);
  return {
    time,
    premiumNow: premiumsAt(time),
    premiumBefore: premiumsAt(time - DAY),
    quoteMove(quote) {
      const move = moves.get(quote) ?? moveOf(quote);
      moves.set(quote, move);
      return move;
    },
  };
}

function quoteMovesOf(coins: readonly ListedCoin[], time: number): (quote: string) => number {
  const [rates, before] = [fiatRates(time), fiatRates(time - DAY)];
  // Largest last, so that a shared symbol means the largest coin.
  const bySymbol = new Map(coins.toReversed().map(({ facts, now }) => [facts.symbol.toUpperCase(), now]));
  return (quote) => {
    const key = quote.toLowerCase();
    const rate = rates[key];
    if (rate !== undefined) return (before[key] ?? rate) / rate;
    const coin = bySymbol.get(quote);
    return coin ? 1 + (coin.change24h ?? 0) / 100 : 1;
  };
}

/** A pair whose change is asked for. */
export interface MovedPair {
  /** The premium of its exchange's spot prices: its waves, and what it is now. */
  readonly stray: Stray;
  readonly premium: number;
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
  { stray, premium, quote, opensAt }: MovedPair,
  { time, premiumBefore, quoteMove }: DayMoves,
): number | null {
  if (change24h === null || opensAt > time - DAY) return null;
  const own = 1 + change24h / 100;
  const factor = (own * (1 + premium)) / (1 + premiumBefore(stray));
  return (factor / quoteMove(quote) - 1) * 100;
}

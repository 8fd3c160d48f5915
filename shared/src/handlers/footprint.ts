import { spotCounts } from '../market/pairs.ts';
import type { Coin } from './coin/book.ts';

/** How widely a coin is traded. The same on every page. */

/** Exchanges that trade the coin on spot at an instant. */
export function exchangeCount({ facts }: Coin, time: number): number {
  return spotCounts(facts, time).exchanges;
}

/** Spot pairs over all exchanges at an instant. */
export function pairCount({ facts }: Coin, time: number): number {
  return spotCounts(facts, time).pairs;
}

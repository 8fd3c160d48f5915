import { exchanges, type SpotVenue } from '../exchanges/exchanges.ts';
import type { PairSymbols } from '../exchanges/kinds/pairName.ts';

/** Reads a venue's own name of a pair; null for one that cannot be told apart. */
export function splitPair(venue: SpotVenue, symbol: string): PairSymbols | null {
  return exchanges[venue].identity.splitPair(symbol.toUpperCase());
}

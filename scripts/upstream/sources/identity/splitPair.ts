import { exchanges, type VenueName } from '../exchanges/exchanges.ts';
import type { PairSymbols } from '../exchanges/kinds/pairName.ts';

/** Reads a venue's own name of a pair; null for one that cannot be told apart. */
export function splitPair(venue: VenueName, symbol: string): PairSymbols | null {
  return exchanges[venue].identity.splitPair(symbol.toUpperCase());
}

import type { SpotVenue } from '../exchanges/exchanges.ts';
import type { PairSymbols } from '../exchanges/kinds/pairName.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { splitPair } from '../identity/splitPair.ts';

/** What a venue said in one answer. */
export interface VenueQuotes {
  readonly venue: SpotVenue;
  readonly tickers: readonly VenueTicker[];
  /** Base and quote of each pair by the venue's own list; absent where its tickers are asked without one. */
  readonly names?: ReadonlyMap<string, PairSymbols> | undefined;
  /** When it said so by our clock, and by its own, epoch ms. */
  readonly at: number;
  readonly venueAt: number;
}

/** Base and quote of a pair: by the venue's list, where there is one, and never by a guess beside it. */
export function namesIn(
  { venue, names }: Pick<VenueQuotes, 'venue' | 'names'>,
  symbol: string,
): PairSymbols | null {
  return names === undefined ? splitPair(venue, symbol) : (names.get(symbol) ?? null);
}

import type { VenueName } from '../exchanges/exchanges.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';

/** What a venue said in one answer. */
export interface VenueReading {
  readonly venue: VenueName;
  readonly tickers: readonly VenueTicker[];
  /** When it said so by our clock, and by its own, epoch ms. */
  readonly at: number;
  readonly venueAt: number;
}

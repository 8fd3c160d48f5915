import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import type { CoinFinder } from '../identity/coinOf.ts';
import type { Candidate } from './candidate.ts';
import type { QuoteRates } from './quoteRates.ts';
import { namesIn, type VenueQuotes } from './venueQuotes.ts';

interface Seen {
  readonly last: number;
  readonly baseVolume: number;
  /** Since when, by the venue's clock. */
  readonly since: number;
}

interface Priced {
  readonly base: string;
  /** USD for one unit of the quote. */
  readonly rate: number;
}

/**
 * Makes the maker of candidates: each venue's spot tickers of known coins, in USD. It remembers since when a number
 * stands still, which is the age of those whose venue reports no time.
 */
export function createCandidates(coinOf: CoinFinder) {
  const seen = new Map<string, Seen>();

  /** Since when price and volume of a pair have been what they are. */
  function unchangedSince(venue: string, ticker: VenueTicker, venueAt: number): number {
    const key = `${venue} ${ticker.symbol}`;
    const before = seen.get(key);
    if (before?.last === ticker.last && before.baseVolume === ticker.baseVolume) return before.since;
    seen.set(key, { last: ticker.last, baseVolume: ticker.baseVolume, since: venueAt });
    return venueAt;
  }

  function candidateOf(venueQuotes: VenueQuotes, ticker: VenueTicker, { base, rate }: Priced): Candidate {
    const { venue, venueAt, at } = venueQuotes;
    // The answer ages with our clock, between two readings too.
    return {
      venue,
      symbol: ticker.symbol,
      isNamed: coinOf.isNamed(venue, base),
      price: ticker.last * rate,
      opening: ticker.open24h === null ? null : ticker.open24h * rate,
      volume: ticker.quoteVolume * rate,
      spread: spreadOf(ticker),
      time: ticker.time ?? unchangedSince(venue, ticker, venueAt),
      hasClock: ticker.time !== null,
      venueNow: venueAt,
      readAt: at,
    };
  }

  /** Candidates of each coin, by its code. */
  return (quotes: readonly VenueQuotes[], rates: QuoteRates): ReadonlyMap<string, readonly Candidate[]> => {
    const byCode = new Map<string, Candidate[]>();
    for (const venueQuotes of quotes) {
      for (const ticker of venueQuotes.tickers) {
        const pair = namesIn(venueQuotes, ticker.symbol);
        const rate = pair && rates.get(pair.quote);
        const code = pair && coinOf(venueQuotes.venue, pair.base);
        if (!rate || !code) continue;
        const known = byCode.get(code) ?? [];
        known.push(candidateOf(venueQuotes, ticker, { base: pair.base, rate }));
        byCode.set(code, known);
      }
    }
    return byCode;
  };
}

/** Best ask over best bid, %; negative where they cross; null where a side is missing. */
function spreadOf({ bid, ask }: VenueTicker): number | null {
  if (bid === null || ask === null || bid <= 0 || ask <= 0) return null;
  return (ask / bid - 1) * 100;
}

import type { CoinOf } from '../identity/coinOf.ts';
import type { QuoteRates } from './quoteRates.ts';
import { namesIn, type VenueQuotes } from './venueQuotes.ts';

/** A quote under a coin's symbol that its venue means of another coin, or of none that is certain. */
export interface OtherCoinQuote {
  readonly venue: string;
  /** The venue's own name of the pair. */
  readonly symbol: string;
  /** USD. */
  readonly price: number;
}

/**
 * Quotes that bear a coin's symbol and are not its own, by the coin's code. They never become candidates, so nothing is
 * decided on them; a receipt names them.
 */
export function otherCoinQuotes(
  quotes: readonly VenueQuotes[],
  rates: QuoteRates,
  { coins, coinOf }: { readonly coins: readonly { code: string; symbol: string }[]; readonly coinOf: CoinOf },
): ReadonlyMap<string, readonly OtherCoinQuote[]> {
  const bearers = Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
  const others = new Map<string, OtherCoinQuote[]>();
  for (const { venue, names, tickers } of quotes) {
    for (const { symbol, last } of tickers) {
      const pair = namesIn({ venue, names }, symbol);
      const rate = pair && rates.get(pair.quote);
      const own = pair && bearers.get(pair.base.toUpperCase());
      if (!rate || !own) continue;
      const meant = coinOf(venue, pair.base);
      for (const { code } of own) {
        if (code === meant) continue;
        const known = others.get(code) ?? [];
        known.push({ venue, symbol, price: last * rate });
        others.set(code, known);
      }
    }
  }
  return others;
}

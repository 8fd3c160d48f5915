import { exchanges } from '../exchanges/exchanges.ts';
import { namesIn, type VenueQuotes } from './venueQuotes.ts';
import { byTurnover } from './weighPairs.ts';
import { weightedMedian } from './weightedMedian.ts';

/** USD for one unit of each quote that is believed, by its symbol. */
export type QuoteRates = ReadonlyMap<string, number>;

/** Quotes that make prices besides USD itself. Won make none: Seoul has prices of its own. */
const QUOTES = ['USDT', 'USDC', 'EUR'];

/** What each quote is worth in USD, from its own dollar pairs; one without any is missing. One is never assumed. */
export function quoteRates(quotes: readonly VenueQuotes[]): QuoteRates {
  const rates = new Map([['USD', 1]]);
  for (const quote of QUOTES) {
    const prices = quotes
      .filter(({ venue }) => exchanges[venue].identity.pricesQuotes)
      .flatMap(({ venue, names, tickers }) =>
        tickers.flatMap(({ symbol, last, quoteVolume }) => {
          const pair = namesIn({ venue, names }, symbol);
          return pair?.base === quote && pair.quote === 'USD'
            ? [{ venue, price: last, volume: quoteVolume }]
            : [];
        }),
      );
    const rate = weightedMedian(byTurnover(prices));
    if (rate !== null && rate > 0) rates.set(quote, rate);
  }
  return rates;
}

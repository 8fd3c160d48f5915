import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import { isDollarVolume } from '../decode/volumes.ts';
import type { CoinOf } from '../identity/coinOf.ts';
import type { QuoteRates } from '../price/quoteRates.ts';
import { namesIn, type VenueQuotes } from '../price/venueQuotes.ts';
import type { HeardPrice, LastPrices, ReadPair } from './lastPrices.ts';
import type { VenuePair } from './marketSnapshot.ts';

const symbols = new Map(realCoins.map(({ code, symbol }) => [code, symbol]));

/** Coins in which others are quoted, by the symbols that venues write. */
const QUOTE_COINS: Readonly<Record<string, string>> = {
  BTC: 'bitcoin',
  XBT: 'bitcoin',
  ETH: 'ethereum',
  BNB: 'binancecoin',
  FDUSD: 'first-digital-usd',
  USDE: 'ethena-usde',
  TUSD: 'true-usd',
  USD1: 'usd1-wlfi',
  DAI: 'dai',
};

const QUOTE_NAMES: Readonly<Record<string, string>> = { XBT: 'BTC' };

/** USD for one unit of each quote in which pairs are listed: those that make prices, currencies, and coins. */
export function listingRates(
  pricing: QuoteRates,
  fiats: QuoteRates,
  priceOf: (code: string) => number | null,
): QuoteRates {
  const rates = new Map(fiats);
  for (const [quote, code] of Object.entries(QUOTE_COINS)) {
    const price = priceOf(code);
    if (price !== null) rates.set(quote, price);
  }
  for (const [quote, rate] of pricing) rates.set(quote, rate);
  return rates;
}

/**
 * The pairs of known coins by ticker id, most traded first: without those whose price is refused (`venue symbol`) or whose
 * turnover cannot be, each at its last trade where that is newer than its ticker.
 * Names differ by venue; the id has the catalogue's symbol of the coin.
 */
export function ownPairs(
  quotes: readonly VenueQuotes[],
  {
    coinOf,
    rates,
    isRefused,
    newerThan,
  }: {
    readonly coinOf: CoinOf;
    readonly rates: QuoteRates;
    readonly isRefused: (venue: string, symbol: string) => boolean;
  } & Pick<LastPrices, 'newerThan'>,
): ReadonlyMap<string, VenuePair> {
  const pairs = quotes.flatMap(({ venue, names: listed, tickers, at }) =>
    tickers.flatMap((ticker): VenuePair[] => {
      const names = namesIn({ venue, names: listed }, ticker.symbol);
      const rate = names && rates.get(names.quote);
      const coinCode = names && coinOf(venue, names.base);
      const base = coinCode && symbols.get(coinCode);
      if (!rate || !coinCode || !base || isRefused(venue, ticker.symbol)) return [];
      const quote = QUOTE_NAMES[names.quote] ?? names.quote;
      const id = tickerId(venue, null, base, quote);
      // Won and Bitcoin make no price, so that nothing else judges what is traded in them.
      if (!isDollarVolume(turnover({ ticker, rate }))) return [];
      const reported = { venue, ticker, at };
      return [
        { ...reported, ...newer(reported, newerThan(reported)), tickerId: id, coinCode, base, quote, rate },
      ];
    }),
  );
  const byTurnover = pairs.toSorted((one, other) => turnover(other) - turnover(one));
  // The busiest first: where a venue writes one pair in two ways, the busier one stands.
  const known = new Map<string, VenuePair>();
  for (const pair of byTurnover) if (!known.has(pair.tickerId)) known.set(pair.tickerId, pair);
  return known;
}

/** A pair at its last trade, where that is newer than its ticker. */
function newer({ ticker }: ReadPair, heard: HeardPrice | null): Pick<ReadPair, 'ticker' | 'at'> | null {
  return heard && { ticker: { ...ticker, last: heard.price, time: null }, at: heard.at };
}

/** USD within 24 hours. */
export function turnover({ ticker, rate }: Pick<VenuePair, 'ticker' | 'rate'>): number {
  return ticker.quoteVolume * rate;
}

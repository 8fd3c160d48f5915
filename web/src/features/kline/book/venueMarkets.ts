/** A market of the coin on another venue, in the quote of the one that is shown. */
export interface VenueMarket {
  readonly tickerId: string;
  readonly exchangeCode: string;
  readonly exchangeName: string;
}

/** What is known of a market that a book may be merged from. */
interface ListedMarket extends VenueMarket {
  readonly quote: string;
  /** '' for spot. */
  readonly contract: string;
  /** USD; units of the quote. */
  readonly price: number;
  readonly quotePrice: number | null;
}

interface ShownPair {
  readonly tickerId: string;
  readonly quote: string;
  readonly contract: string;
  readonly exchange: { readonly code: string; readonly name: string } | null;
}

/** The markets whose order books add up with a pair's, its own first. */
export interface VenueMarkets {
  readonly markets: readonly VenueMarket[];
  /** USD for a unit of the quote; null where it is not known. */
  readonly usd: number | null;
}

/** Venues that are offered. */
const MOST = 6;

/**
 * The venues that quote a pair's coin in its currency, as spot or as the same contract, in the order given (most traded first),
 * each once, the pair's own first. Of a coin's price over all exchanges there are none.
 */
export function venueMarkets(pair: ShownPair | undefined, listed: readonly ListedMarket[]): VenueMarkets {
  if (!pair?.exchange) return { markets: [], usd: null };
  const { code, name } = pair.exchange;
  const alike = listed.filter(({ quote, contract }) => quote === pair.quote && contract === pair.contract);
  const priced = alike.find(({ tickerId }) => tickerId === pair.tickerId);
  const own = { tickerId: pair.tickerId, exchangeCode: code, exchangeName: name };
  const byVenue = new Map<string, VenueMarket>([[code, own]]);
  for (const { tickerId, exchangeCode, exchangeName } of alike)
    if (tickerId !== '' && !byVenue.has(exchangeCode))
      byVenue.set(exchangeCode, { tickerId, exchangeCode, exchangeName });
  return {
    markets: [...byVenue.values()].slice(0, MOST),
    usd: priced?.quotePrice ? priced.price / priced.quotePrice : null,
  };
}

/** The markets whose venues are chosen; the pair's own always is. */
export function chosenMarkets({ markets }: VenueMarkets, venues: readonly string[]): readonly VenueMarket[] {
  return markets.filter(({ exchangeCode }, place) => place === 0 || venues.includes(exchangeCode));
}

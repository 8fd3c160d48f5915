import type { SourceClient } from '../client/sourceClient.ts';
import { exchanges, type SpotVenue, spotVenues } from '../exchanges/exchanges.ts';
import type { VenueCurrency, VenueMarket } from '../exchanges/kinds/market.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { type QuoteRates, quoteRates } from '../price/quoteRates.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { askWithRetries } from './askWithRetries.ts';
import type { VenueBase } from './decide.ts';

/** ms: what was last traded longer ago has no price of now. */
const OLD = 30 * 60_000;

/** How the script asks. */
export interface Asking {
  readonly clients: ReadonlyMap<SourceName, Pick<SourceClient, 'ask'>>;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: () => number;
  /** USD for one unit of official currencies. */
  readonly fiats: QuoteRates;
}

interface VenueAnswer {
  readonly venue: SpotVenue;
  readonly markets: readonly VenueMarket[];
  readonly tickers: readonly VenueTicker[];
  readonly currencies: readonly VenueCurrency[];
}

/** The bases of every venue that answers, each once, with its name, its contracts and its price. */
export async function askVenueBases(asking: Asking): Promise<ReadonlyMap<SpotVenue, readonly VenueBase[]>> {
  const answers = (await Promise.all(spotVenues.map((venue) => askVenue(asking, venue)))).flatMap(
    (answer) => answer ?? [],
  );
  const at = asking.now();
  const quotes = answers.map(({ venue, tickers, markets }): VenueQuotes => {
    const names = new Map(markets.map((market) => [market.symbol, market]));
    return { venue, tickers, names, at, venueAt: at };
  });
  const rates = new Map([...asking.fiats, ...quoteRates(quotes)]);
  return new Map(answers.map((answer) => [answer.venue, basesOf(answer, rates)]));
}

async function askVenue({ clients, wait, now }: Asking, venue: SpotVenue): Promise<VenueAnswer | null> {
  const { tickers, markets, identity } = exchanges[venue];
  const client = clients.get(tickers.source);
  if (!client) return null;
  const listed = await askWithRetries(client, markets.ask, wait);
  const priced = await askWithRetries(client, tickers.ask, wait);
  if (listed === null || priced === null) return null;
  const currencies =
    identity.currencies === null ? null : await askWithRetries(client, identity.currencies, wait);
  const isNew = ({ time }: VenueTicker) => time === null || now() - time <= OLD;
  return { venue, markets: listed, tickers: priced.filter(isNew), currencies: currencies ?? [] };
}

function basesOf({ markets, tickers, currencies }: VenueAnswer, rates: QuoteRates): readonly VenueBase[] {
  const bySymbol = new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
  const byCurrency = new Map(currencies.map((currency) => [currency.symbol, currency]));
  const byBase = Map.groupBy(
    markets.filter(({ isTrading }) => isTrading),
    ({ base }) => base,
  );
  return [...byBase].map(([base, pairs]): VenueBase => {
    const currency = byCurrency.get(base);
    const listedName = pairs.find(({ fullName }) => fullName)?.fullName ?? null;
    return {
      base,
      fullName: listedName ?? currency?.fullName ?? null,
      listedName,
      contracts: [...(currency?.contracts.values() ?? [])],
      price: priceOf(pairs, bySymbol, rates),
    };
  });
}

/** USD by the pair with most turnover; null where none is told in a quote that is known. */
function priceOf(
  pairs: readonly VenueMarket[],
  tickers: ReadonlyMap<string, VenueTicker>,
  rates: QuoteRates,
): number | null {
  const prices = pairs.flatMap(({ symbol, quote }) => {
    const [ticker, rate] = [tickers.get(symbol), rates.get(quote)];
    if (!ticker || rate === undefined || !(ticker.last > 0)) return [];
    return [{ usd: ticker.last * rate, turnover: ticker.quoteVolume * rate }];
  });
  return prices.toSorted((one, other) => other.turnover - one.turnover)[0]?.usd ?? null;
}

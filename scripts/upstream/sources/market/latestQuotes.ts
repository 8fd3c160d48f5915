import { oncePer } from '../../mechanisms/memo.ts';
import { exchanges, type SpotVenue, spotVenues } from '../exchanges/exchanges.ts';
import type { VenueMarket } from '../exchanges/kinds/market.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { eachBookOnce } from './eachBookOnce.ts';

/** A list is read once an hour, and looked in each cycle. */
const tradingPairs = oncePer(
  (markets: readonly VenueMarket[]): ReadonlyMap<string, VenueMarket> =>
    new Map(markets.flatMap((market) => (market.isTrading ? [[market.symbol, market] as const] : []))),
);

/** ms: an answer that is older than this is no reading of the market any more. */
const MAX_AGE = 30 * 60_000;

/**
 * What each venue said last, without asking: the pairs that trade alone, because tickers of one that was delisted may
 * stand still for years, and each book once. A venue whose list of pairs is not known yet is left out.
 */
export function latestQuotes(reader: SourceReader): readonly VenueQuotes[] {
  return spotVenues.flatMap((venue) => {
    const { source, ask } = exchanges[venue].tickers;
    const known = reader.latest(source, ask);
    const trading = tradingOf(reader, venue);
    if (known.kind === 'nothing' || trading === null || reader.now() - known.at > MAX_AGE) return [];
    const reported = trading === 'all' ? { tickers: known.value } : listed(known.value, trading);
    return [{ venue, ...reported, at: known.at, venueAt: known.at + reader.skew(source) }];
  });
}

/** The tickers of pairs in a list, and what the list says that these are. */
function listed(
  tickers: readonly VenueTicker[],
  trading: ReadonlyMap<string, VenueMarket>,
): Pick<VenueQuotes, 'tickers' | 'names'> {
  return {
    tickers: eachBookOnce(
      tickers.filter(({ symbol }) => trading.has(symbol)),
      trading,
    ),
    names: trading,
  };
}

/** The pairs that trade now, by the venue's own names; null: not known. */
function tradingOf(reader: SourceReader, venue: SpotVenue): ReadonlyMap<string, VenueMarket> | 'all' | null {
  const { tickers, markets } = exchanges[venue];
  if (!markets.isForPrices) return 'all';
  const known = reader.latest(tickers.source, markets.ask);
  if (known.kind === 'nothing') return null;
  return tradingPairs(known.value);
}

import { exchanges, type VenueName, venueNames } from '../exchanges/exchanges.ts';
import type { VenueReading } from '../price/venueReading.ts';
import type { SourceReader } from '../reader/sourceReader.ts';

/** ms: an answer that is older than this is no reading of the market any more. */
const MAX_AGE = 30 * 60_000;

/**
 * What each venue said last, without asking: the pairs that trade alone, because tickers of one that was delisted may
 * stand still for years. A venue whose list of pairs is not known yet is left out.
 */
export function venueReadings(reader: SourceReader): readonly VenueReading[] {
  return venueNames.flatMap((venue) => {
    const { source, ask } = exchanges[venue].tickers;
    const known = reader.latest(source, ask);
    const trading = tradingOf(reader, venue);
    if (known.kind === 'nothing' || trading === null || reader.now() - known.at > MAX_AGE) return [];
    const tickers = trading === 'all' ? known.value : known.value.filter(({ symbol }) => trading.has(symbol));
    return [{ venue, tickers, at: known.at, venueAt: known.at + reader.skew(source) }];
  });
}

/** The venue's own names of the pairs that trade now; null: not known. */
function tradingOf(reader: SourceReader, venue: VenueName): ReadonlySet<string> | 'all' | null {
  const { tickers, markets } = exchanges[venue];
  if (!markets.isForPrices) return 'all';
  const known = reader.latest(tickers.source, markets.ask);
  if (known.kind === 'nothing') return null;
  return new Set(known.value.filter(({ isTrading }) => isTrading).map(({ symbol }) => symbol));
}

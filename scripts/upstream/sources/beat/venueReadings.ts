import { venueNames } from '../identity/venues.ts';
import type { VenueReading } from '../price/venueReading.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { type VenueRow, venueTable } from './venueTable.ts';

/** ms: an answer that is older than this is no reading of the market any more. */
const MAX_AGE = 30 * 60_000;

/**
 * What each venue said last, without asking: the pairs that trade alone, because tickers of one that was delisted may
 * stand still for years. A venue whose list of pairs is not known yet is left out.
 */
export function venueReadings(reader: SourceReader): readonly VenueReading[] {
  return venueNames.flatMap((venue) => {
    const row = venueTable[venue];
    const known = reader.latest(row.source, row.tickers);
    const trading = tradingOf(reader, row);
    if (known.kind === 'nothing' || trading === null || reader.now() - known.at > MAX_AGE) return [];
    const tickers = trading === 'all' ? known.value : known.value.filter(({ symbol }) => trading.has(symbol));
    return [{ venue, tickers, at: known.at, venueAt: known.at + reader.skew(row.source) }];
  });
}

/** The venue's own names of the pairs that trade now; null: not known. */
function tradingOf(reader: SourceReader, { source, markets }: VenueRow): ReadonlySet<string> | 'all' | null {
  if (markets === null) return 'all';
  const known = reader.latest(source, markets);
  if (known.kind === 'nothing') return null;
  return new Set(known.value.filter(({ isTrading }) => isTrading).map(({ symbol }) => symbol));
}

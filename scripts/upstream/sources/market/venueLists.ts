import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import { exchanges, type SpotVenue, spotVenues, type VenueName } from '../exchanges/exchanges.ts';
import type { VenueMarket } from '../exchanges/kinds/market.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import type { ListOf } from '../identity/coinOf.ts';
import { splitPair } from '../identity/splitPair.ts';
import type { ListedBase } from '../identity/venueList.ts';
import type { SourceReader } from '../reader/sourceReader.ts';

const tradingBases = oncePer((markets: readonly VenueMarket[]): readonly ListedBase[] =>
  markets.flatMap(({ base, fullName, isTrading }) => (isTrading ? [{ base, fullName }] : [])),
);

const tickerBases = oncePer((tickers: readonly VenueTicker[], venue: SpotVenue): readonly ListedBase[] =>
  tickers.flatMap(({ symbol, fullName = null }) => {
    const pair = splitPair(venue, symbol);
    return pair ? [{ base: pair.base, fullName }] : [];
  }),
);

/** Makes what tells the bases that trade at a venue with their names, without asking; looked at anew in each cycle. */
export function venueLists(reader: SourceReader): ListOf {
  const held = new Map<VenueName, { readonly at: number; readonly list: readonly ListedBase[] }>();
  return (venue) => {
    const before = held.get(venue);
    const now = reader.now();
    if (before && Math.abs(now - before.at) < CYCLE) return before.list;
    const after = listOf(reader, venue);
    if (after === null) return before?.list ?? null;
    // Of a venue that reports names with its tickers an answer is new every few seconds, and says the same.
    const list = before && isSame(before.list, after) ? before.list : after;
    held.set(venue, { at: now, list });
    return list;
  };
}

function listOf(reader: SourceReader, name: VenueName): readonly ListedBase[] | null {
  const venue = spotVenues.find((each) => each === name);
  if (venue === undefined) return null;
  const { tickers, markets } = exchanges[venue];
  if (markets.isForPrices) {
    const known = reader.latest(tickers.source, markets.ask);
    return known.kind === 'nothing' ? null : tradingBases(known.value);
  }
  const known = reader.latest(tickers.source, tickers.ask);
  return known.kind === 'nothing' ? null : tickerBases(known.value, venue);
}

function isSame(one: readonly ListedBase[], other: readonly ListedBase[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every(({ base, fullName }, at) => base === other[at]?.base && fullName === other[at]?.fullName)
  );
}

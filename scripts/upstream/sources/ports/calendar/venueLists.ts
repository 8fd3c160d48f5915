import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { TradedMarket } from '../../../catalogue/content/calendar/tradingWords.ts';
import {
  type ContractVenue,
  contractVenues,
  exchanges,
  type SpotVenue,
  type VenueName,
} from '../../exchanges/exchanges.ts';
import { sourceTable } from '../../table/sourceTable.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';

/** A pair or a contract in a venue's list, with the times that the list has of it. */
export interface ListedMarket {
  readonly venue: VenueName;
  readonly market: TradedMarket;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** null where the venue gives none. */
  readonly fullName: string | null;
  readonly isTrading: boolean;
  /** Epoch ms; null where the list does not say. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Delivery of a dated contract, epoch ms; else null. */
  readonly expiresAt: number | null;
}

/** The exchanges that tell in their list of pairs when one is going to trade, or to cease. */
const SPOT_VENUES = ['okx', 'gate', 'bitget'] as const satisfies readonly SpotVenue[];
/** Those that tell it of contracts. */
const DATED_VENUES = contractVenues.filter((venue) => exchanges[venue].contracts.dates.length > 0);

/** Whom the lists are read from, by the names that pages show. */
export const LIST_SOURCES: readonly string[] = [
  ...SPOT_VENUES.map((venue) => sourceTable[exchanges[venue].tickers.source].title),
  ...DATED_VENUES.map((venue) => sourceTable[exchanges[venue].contracts.source].title),
];

/** ms between two readings of a list: what is to come stands there days before. */
const LISTS_EVERY = 30 * MINUTE;

/** The lists of all exchanges that tell times; one that does not answer is empty. */
export async function venueLists({ reader }: PublicWorld): Promise<readonly (readonly ListedMarket[])[]> {
  return Promise.all([
    ...SPOT_VENUES.map((venue) => spotList(reader, venue)),
    ...DATED_VENUES.map((venue) => contractList(reader, venue)),
  ]);
}

async function spotList(
  reader: PublicWorld['reader'],
  venue: (typeof SPOT_VENUES)[number],
): Promise<readonly ListedMarket[]> {
  const { tickers, markets } = exchanges[venue];
  const known = reportedOf(await reader.read(tickers.source, markets.ask, LISTS_EVERY));
  return (known?.value ?? []).map(
    ({ symbol, base, quote, fullName, isTrading, opensAt = null, closesAt = null }): ListedMarket => ({
      venue,
      market: 'spot',
      symbol,
      base,
      quote,
      fullName,
      isTrading,
      opensAt,
      closesAt,
      expiresAt: null,
    }),
  );
}

async function contractList(
  reader: PublicWorld['reader'],
  venue: ContractVenue,
): Promise<readonly ListedMarket[]> {
  const { source, dates } = exchanges[venue].contracts;
  const lists = await Promise.all(
    dates.map(async (ask) => reportedOf(await reader.read(source, ask, LISTS_EVERY))?.value ?? []),
  );
  return lists.flat().map(
    (contract): ListedMarket => ({
      ...contract,
      venue,
      market: contract.expiresAt === null ? 'perpetual' : 'dated',
      fullName: null,
    }),
  );
}

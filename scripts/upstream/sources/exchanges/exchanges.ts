import { binance } from './binance/index.ts';
import { bitget } from './bitget/index.ts';
import { bybit } from './bybit/index.ts';
import { coinbase } from './coinbase/index.ts';
import type { Exchange } from './exchange.ts';
import { gateio } from './gateio/index.ts';
import { hyperliquid } from './hyperliquid/index.ts';
import { kraken } from './kraken/index.ts';
import { okx } from './okx/index.ts';
import { upbit } from './upbit/index.ts';

/**
 * The exchanges whose market is read, by their code in the catalogue: those with the longest candles in dollars first,
 * because the first one that lists a coin draws its chart.
 */
export const exchanges = {
  binance,
  okx,
  bybit,
  gate: gateio,
  bitget,
  coinbase,
  kraken,
  upbit,
  hyperliquid,
} as const satisfies Readonly<Record<string, Exchange>>;

type Table = typeof exchanges;

export type VenueName = keyof Table;

export const venueNames = Object.keys(exchanges) as readonly VenueName[];

/** The exchanges that publish something: spot pairs, contracts, accounts, … */
type VenueWith<Part extends keyof Exchange> = {
  [Name in VenueName]: Table[Name][Part] extends null ? never : Name;
}[VenueName];

export type SpotVenue = VenueWith<'tickers'>;
export type ContractVenue = VenueWith<'contracts'>;
/** The exchanges that tell the open interest of their contracts in the past. */
export type PastVenue = {
  [Name in ContractVenue]: Table[Name]['contracts']['past'] extends null ? never : Name;
}[ContractVenue];
export type AccountVenue = VenueWith<'accounts'>;
export type LiquidationVenue = VenueWith<'liquidations'>;
export type TickVenue = VenueWith<'ticks'>;
export type NoticeVenue = VenueWith<'notices'>;

/** The exchanges that publish something, in the table's order. */
function venuesWith<Part extends keyof Exchange>(part: Part): readonly VenueWith<Part>[] {
  return venueNames.filter((venue): venue is VenueWith<Part> => exchanges[venue][part] !== null);
}

export const spotVenues = venuesWith('tickers');
export const contractVenues = venuesWith('contracts');
export const pastVenues = contractVenues.filter(
  (venue): venue is PastVenue => exchanges[venue].contracts.past !== null,
);
export const accountVenues = venuesWith('accounts');
export const liquidationVenues = venuesWith('liquidations');
export const tickVenues = venuesWith('ticks');
export const noticeVenues = venuesWith('notices');

/** The hosts of all exchanges, by their names in variables. */
export type ExchangeSource = { [Name in VenueName]: keyof Table[Name]['sources'] }[VenueName];

import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { perpetualClosesAt, perpetualOpensAt } from './contractDates.ts';
import { hasFutures } from './contractReach.ts';
import { futuresMultiple } from './futuresMultiple.ts';
import { contractPremium, type PlaceAt, placeAt, strayOf } from './premium.ts';

const venues = exchangeCatalogue.filter(({ futuresShare }) => futuresShare > 0);
/** Exchanges with dated contracts, and the coins they offer them for. */
export const DATED_VENUES: ReadonlySet<string> = new Set([
  'okx',
  'binance',
  'huobi',
  'deribit',
  'bybit',
  'bitmex',
  'kraken',
]);
export const DATED_COINS: ReadonlySet<string> = new Set(['bitcoin', 'ethereum']);
const DATED: readonly ContractType[] = ['cq', 'nq', 'cw', 'nw'];
/** The quote of all contracts. */
export const CONTRACT_QUOTE = 'USDT';

/** What never changes about a contract. */
export interface ContractListing {
  readonly id: string;
  readonly exchange: CatalogueExchange;
  readonly contract: ContractType;
  readonly key: number;
  readonly weight: number;
  /** Open interest relative to volume: some exchanges' traders hold positions longer. */
  readonly loyalty: number;
  /** When it begins and ceases to trade, epoch ms; null: it always has, and stays. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** 1 + the premium of its place, and its own, over its coin's price at an instant. */
  readonly place: PlaceAt;
}

const listingsByCoin = new Map<string, readonly ContractListing[]>();

/** The contracts of a coin that trade at an instant, on all exchanges. */
export function contractListingsAt(coin: CatalogueCoin, time: number): readonly ContractListing[] {
  return contractListingsOf(coin).filter((listing) => isOpen(listing, time));
}

function isOpen({ opensAt, closesAt }: ContractListing, time: number): boolean {
  return (opensAt === null || opensAt <= time) && (closesAt === null || time < closesAt);
}

/** All contracts that a coin ever has, on all exchanges. */
export function contractListingsOf(coin: CatalogueCoin): readonly ContractListing[] {
  const known = listingsByCoin.get(coin.code);
  if (known) return known;
  const listings = venues
    .filter((exchange) => hasFutures(exchange, coin) || perpetualOpensAt(exchange.code, coin.code) !== null)
    .flatMap((exchange) =>
      contractsOn(exchange, coin).map((contract) => listingOf(coin, exchange, contract)),
    );
  listingsByCoin.set(coin.code, listings);
  return listings;
}

function listingOf(
  coin: CatalogueCoin,
  exchange: CatalogueExchange,
  contract: ContractType,
): ContractListing {
  const id = tickerId(exchange.code, contract, coin.symbol, CONTRACT_QUOTE);
  const key = keyOf(id, 0);
  const taste = (coin.rank ?? 900) < 40 ? 0.3 : 0.7;
  return {
    id,
    exchange,
    contract,
    key,
    weight: exchange.futuresShare * CONTRACT_WEIGHTS[contract] * (0.3 + longTail(key, 0)) ** taste,
    ...datesOf(coin, exchange, contract),
    loyalty: 0.6 + 0.7 * uniform(keyOf(`loyalty-${exchange.code}`, 0), 0) + 0.3 * uniform(key, 1),
    place: placeAt(
      strayOf(exchange.code, coin.code, 'contract'),
      (time) => 1 + contractPremium(exchange.code, coin.code, contract, time),
    ),
  };
}

function datesOf(coin: CatalogueCoin, exchange: CatalogueExchange, contract: ContractType) {
  if (contract !== 'swap') return { opensAt: null, closesAt: null };
  return {
    opensAt: perpetualOpensAt(exchange.code, coin.code),
    closesAt: perpetualClosesAt(exchange.code, coin.code),
  };
}

/** A contract's volume at an instant as a fraction of the coin's spot volume; null for one that is not listed. */
export function futuresShareAt(coin: CatalogueCoin, tickerId: string, time: number): number | null {
  const listings = contractListingsOf(coin);
  const listing = listings.find(({ id }) => id === tickerId);
  const sum = listings.reduce((total, one) => total + contractWeightAt(one, time), 0);
  return listing ? (futuresMultiple(coin, time) * contractWeightAt(listing, time)) / sum : null;
}

/** When trading in a contract begins, epoch ms; null for one that always has traded, or never does. */
export function contractOpensAt(coin: CatalogueCoin, tickerId: string): number | null {
  return contractListingsOf(coin).find(({ id }) => id === tickerId)?.opensAt ?? null;
}

/** A new contract begins with this part of its weight, and has it all after this many days. */
const FIRST_PART = 0.1;
const RIPE = 30 * DAY;

/** A contract's weight among those of its coin at an instant; 0 before it opens and once it has closed. */
export function contractWeightAt(listing: ContractListing, time: number): number {
  if (!isOpen(listing, time)) return 0;
  const { weight, key, opensAt } = listing;
  const age = opensAt === null ? 1 : Math.min(1, (time - opensAt) / RIPE);
  return weight * (FIRST_PART + (1 - FIRST_PART) * age) * (1 + 0.25 * wander(key, time, 3 * DAY));
}

function contractsOn(exchange: CatalogueExchange, coin: CatalogueCoin): readonly ContractType[] {
  const dated = DATED_VENUES.has(exchange.code) && DATED_COINS.has(coin.code);
  return dated ? ['swap', ...DATED] : ['swap'];
}

const CONTRACT_WEIGHTS: Readonly<Record<ContractType, number>> = {
  swap: 1,
  cq: 0.05,
  nq: 0.018,
  cw: 0.008,
  nw: 0.004,
};

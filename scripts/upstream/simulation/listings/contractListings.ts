import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { futuresMultiple } from './futuresMultiple.ts';
import { contractPremium, type PlaceAt, placeAt, strayOf } from './premium.ts';

const venues = exchangeCatalogue.filter(({ futuresShare }) => futuresShare > 0);
/** Exchanges with dated contracts, and the coins they offer them for. */
const DATED_VENUES: ReadonlySet<string> = new Set([
  'okx',
  'binance',
  'huobi',
  'deribit',
  'bybit',
  'bitmex',
  'kraken',
]);
const DATED_COINS: ReadonlySet<string> = new Set(['bitcoin', 'ethereum']);
const DATED: readonly ContractType[] = ['cq', 'nq', 'cw', 'nw'];
/** The quote of all contracts. */
export const CONTRACT_QUOTE = 'USDT';

/** Whether the exchange has futures of the coin. */
function hasFutures(exchange: CatalogueExchange, coin: CatalogueCoin): boolean {
  if (!coin.hasFutures || exchange.futuresShare === 0) return false;
  const reach = 30 + exchange.futuresShare * 20 + exchange.scores.liquidity * 0.9;
  const slack = 60 * uniform(keyOf(`futures-${exchange.code}-${coin.code}`, 0), 0);
  return (coin.rank ?? 900) < reach + slack;
}

/** What never changes about a contract. */
export interface ContractListing {
  readonly id: string;
  readonly exchange: CatalogueExchange;
  readonly contract: ContractType;
  readonly key: number;
  readonly weight: number;
  /** Open interest relative to volume: some exchanges' traders hold positions longer. */
  readonly loyalty: number;
  /** 1 + the premium of its place, and its own, over its coin's price at an instant. */
  readonly place: PlaceAt;
}

const listingsByCoin = new Map<string, readonly ContractListing[]>();

/** The contracts of a coin on all exchanges; the same at any time. */
export function contractListingsOf(coin: CatalogueCoin): readonly ContractListing[] {
  const known = listingsByCoin.get(coin.code);
  if (known) return known;
  const listings = venues
    .filter((exchange) => hasFutures(exchange, coin))
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
    loyalty: 0.6 + 0.7 * uniform(keyOf(`loyalty-${exchange.code}`, 0), 0) + 0.3 * uniform(key, 1),
    place: placeAt(
      strayOf(exchange.code, coin.code, 'contract'),
      (time) => 1 + contractPremium(exchange.code, coin.code, contract, time),
    ),
  };
}

/** A contract's volume at an instant as a fraction of the coin's spot volume; null for one that is not listed. */
export function futuresShareAt(coin: CatalogueCoin, tickerId: string, time: number): number | null {
  const listing = contractListingsOf(coin).find(({ id }) => id === tickerId);
  const sum = contractListingsOf(coin).reduce((total, one) => total + contractWeightAt(one, time), 0);
  return listing ? (futuresMultiple(coin, time) * contractWeightAt(listing, time)) / sum : null;
}

/** A contract's weight among those of its coin at an instant. */
export function contractWeightAt({ weight, key }: ContractListing, time: number): number {
  return weight * (1 + 0.25 * wander(key, time, 3 * DAY));
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

import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import type { PairCounts } from '../../ports/pairs.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { newListingsOf } from './newListings.ts';
import { type PlaceAt, placeAt, strayOf } from './premium.ts';
import { ownPairsPart, quotesOn } from './quotes.ts';
import { spotVenuesOf } from './spotVenues.ts';

/** What never changes about a pair. */
export interface SpotListing {
  readonly id: string;
  readonly exchange: CatalogueExchange;
  readonly base: string;
  readonly quote: string;
  readonly key: number;
  readonly weight: number;
  /** 1 + the premium of its exchange over the coin's price at an instant. */
  readonly place: PlaceAt;
  /** When its exchange opens trading, epoch ms. */
  readonly opensAt: number;
}

interface CoinListings {
  readonly all: readonly SpotListing[];
  /** When the last of the pairs opens, epoch ms. */
  readonly completeAt: number;
  /** How many pairs that is. */
  readonly counts: PairCounts;
}

const listingsByCoin = new Map<string, CoinListings>();

/** The pairs that trade at an instant. */
export function spotListingsAt(coin: CatalogueCoin, time: number): readonly SpotListing[] {
  const { all, completeAt } = listingsOf(coin);
  return time >= completeAt ? all : all.filter(({ opensAt }) => opensAt <= time);
}

function listingsOf(coin: CatalogueCoin): CoinListings {
  const known = listingsByCoin.get(coin.code);
  if (known) return known;
  const openings = new Map(newListingsOf(coin).map(({ exchange, opensAt }) => [exchange, opensAt]));
  const all = spotVenuesOf(coin).flatMap((exchange) => {
    const opensAt = openings.get(exchange.code) ?? coin.launchedAt;
    return quotesOn(exchange.code, coin).map(({ quote, weight }) => ({
      ...listingOf(coin, exchange, quote, weight),
      opensAt,
    }));
  });
  const completeAt = Math.max(...all.map(({ opensAt }) => opensAt));
  const listings = { all, completeAt, counts: countsOf(all) };
  listingsByCoin.set(coin.code, listings);
  return listings;
}

/** How much chance decides which exchanges trade a coin, by its rank: little for the largest, trusted venues lead. */
const TASTES = [
  [12, 0.1],
  [40, 0.3],
] as const;
const MOST_TASTE = 0.8;
const UNRANKED = 900;

function listingOf(coin: CatalogueCoin, exchange: CatalogueExchange, quote: string, quoteWeight: number) {
  const id = tickerId(exchange.code, null, coin.symbol, quote);
  const key = keyOf(id, 0);
  // Large coins trade everywhere alike; small ones concentrate on few exchanges.
  const taste = TASTES.find(([below]) => (coin.rank ?? UNRANKED) < below)?.[1] ?? MOST_TASTE;
  const fondness = (0.25 + longTail(key, 0)) ** taste;
  const home = HOMES[coin.code] === exchange.code ? 120 : 1;
  // A chain's own exchanges get a larger share of its coins' trading than of the whole market's, and compete with a
  // coin's main exchange.
  const native =
    exchange.kinds.includes('dex') && coin.peg === null ? (HOMES[coin.code] === undefined ? 6 : 90) : 1;
  return {
    id,
    exchange,
    base: coin.symbol.toUpperCase(),
    quote,
    key,
    weight: exchange.spotShare * quoteWeight * fondness * home * native,
    place: placeAt(strayOf(exchange.code, coin.code, 'spot')),
  };
}

/** A pair's share of the coin's volume at an instant, 0 … 1; null if it does not trade then. */
export function spotShareAt(coin: CatalogueCoin, tickerId: string, time: number): number | null {
  const listings = spotListingsAt(coin, time);
  const listing = listings.find(({ id }) => id === tickerId);
  return listing
    ? (ownPairsPart(coin) * spotWeightAt(listing, time)) /
        listings.reduce((sum, one) => sum + spotWeightAt(one, time), 0)
    : null;
}

/** When trading in a pair opens, epoch ms; null for a pair that never exists. */
export function spotOpensAt(coin: CatalogueCoin, tickerId: string): number | null {
  return listingsOf(coin).all.find(({ id }) => id === tickerId)?.opensAt ?? null;
}

/** A pair's weight among those of its coin at an instant. */
export function spotWeightAt({ weight, key }: SpotListing, time: number): number {
  return weight * (1 + 0.3 * wander(key, time, 4 * DAY));
}

/** Exchanges on which the coin has spot pairs at an instant, and how many pairs. */
export function spotCounts(coin: CatalogueCoin, time: number): PairCounts {
  const { counts, completeAt } = listingsOf(coin);
  return time >= completeAt ? counts : countsOf(spotListingsAt(coin, time));
}

function countsOf(listings: readonly SpotListing[]): PairCounts {
  return { exchanges: new Set(listings.map(({ exchange }) => exchange.code)).size, pairs: listings.length };
}

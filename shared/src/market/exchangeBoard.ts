import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import type { CoinSnapshot } from '../ports/coins.ts';
import { type FuturesContract, futuresContracts } from './futures.ts';
import { type SpotPair, spotPairs } from './pairs.ts';

/** What an exchange does now: its pairs and contracts, and their sums in USD. */
export interface ExchangeActivity {
  readonly exchange: CatalogueExchange;
  readonly pairs: readonly SpotPair[];
  readonly contracts: readonly FuturesContract[];
  readonly coinCount: number;
  readonly spotVolume24h: number;
  readonly futuresVolume24h: number;
  readonly openInterest: number;
}

/** A coin and what it is worth now. */
export interface ListedCoin {
  readonly facts: CatalogueCoin;
  readonly now: CoinSnapshot;
}

/**
 * Every exchange's activity at an instant, by its code. An exchange's volume is the sum of its pairs, a coin's the
 * sum over its exchanges: both from the same pairs.
 */
export function exchangeActivities(
  coins: readonly ListedCoin[],
  time: number,
): ReadonlyMap<string, ExchangeActivity> {
  const pairs = groupByExchange(coins.flatMap(({ facts, now }) => spotPairs(facts, now, time)));
  const contracts = groupByExchange(coins.flatMap(({ facts, now }) => futuresContracts(facts, now, time)));
  return new Map(
    exchangeCatalogue.map((exchange) => {
      const own = pairs.get(exchange.code) ?? [];
      const futures = contracts.get(exchange.code) ?? [];
      return [exchange.code, activity(exchange, own, futures)];
    }),
  );
}

function activity(
  exchange: CatalogueExchange,
  pairs: readonly SpotPair[],
  contracts: readonly FuturesContract[],
): ExchangeActivity {
  return {
    exchange,
    pairs: pairs.toSorted((a, b) => b.volume24h - a.volume24h),
    contracts: contracts.toSorted((a, b) => b.volume24h - a.volume24h),
    coinCount: new Set([...pairs, ...contracts].map(({ coinCode }) => coinCode)).size,
    spotVolume24h: pairs.reduce((sum, pair) => sum + pair.volume24h, 0),
    futuresVolume24h: contracts.reduce((sum, contract) => sum + contract.volume24h, 0),
    openInterest: contracts.reduce((sum, contract) => sum + contract.openInterest, 0),
  };
}

function groupByExchange<Row extends { readonly exchange: CatalogueExchange }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ exchange }) => exchange.code);
}

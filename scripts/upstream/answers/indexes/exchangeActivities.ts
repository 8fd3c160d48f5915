import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';

/** Current trading on an exchange: its pairs and contracts, and their sums in USD. */
export interface ExchangeActivity {
  readonly exchange: CatalogueExchange;
  /** Most traded first. */
  readonly pairs: readonly SpotPair[];
  readonly contracts: readonly FuturesContract[];
  readonly coinCount: number;
  /** Of its pairs; of an exchange without any that is read, as others report it. */
  readonly spotVolume24h: number;
  readonly futuresVolume24h: number;
  /** null if none of its contracts tells it. */
  readonly openInterest: number | null;
}

/** Every exchange's activity, by its code. The volume of an exchange and of a coin are sums over the same pairs. */
export function exchangeActivities(
  pairs: readonly SpotPair[],
  contracts: readonly FuturesContract[],
): ReadonlyMap<string, ExchangeActivity> {
  const pairsBy = Map.groupBy(pairs, ({ exchange }) => exchange);
  const contractsBy = Map.groupBy(contracts, ({ exchange }) => exchange);
  return new Map(
    exchangeCatalogue.map((exchange) => [
      exchange.code,
      activityOf(exchange, pairsBy.get(exchange.code) ?? [], contractsBy.get(exchange.code) ?? []),
    ]),
  );
}

/** The same with the spot volumes (USD by code) that are reported on exchanges none of whose pairs is read. */
export function withReported(
  activities: ReadonlyMap<string, ExchangeActivity>,
  reported: ReadonlyMap<string, number>,
): ReadonlyMap<string, ExchangeActivity> {
  if (reported.size === 0) return activities;
  return new Map(
    [...activities].map(([code, own]) => [
      code,
      own.pairs.length > 0 ? own : { ...own, spotVolume24h: reported.get(code) ?? 0 },
    ]),
  );
}

/** Whether nothing of an exchange is read in a real market: how many pairs it has is then unknown, and not 0. */
export function isNotRead({ pairs, contracts }: ExchangeActivity, sources: Sources): boolean {
  return pairs.length + contracts.length === 0 && sources.pairs?.provenance.kind !== 'simulated';
}

/** Whether no spot pair of an exchange is read in a real market: which pairs it has is then unknown. */
export function lacksPairs({ pairs }: ExchangeActivity, sources: Sources): boolean {
  return pairs.length === 0 && sources.pairs?.provenance.kind !== 'simulated';
}

/** What an exchange trades on its spot markets in 24 h, USD; null where that is not known. */
export function knownSpot({ pairs, spotVolume24h }: ExchangeActivity): number | null {
  return pairs.length > 0 || spotVolume24h > 0 ? spotVolume24h : null;
}

function activityOf(
  exchange: CatalogueExchange,
  pairs: readonly SpotPair[],
  contracts: readonly FuturesContract[],
): ExchangeActivity {
  return {
    exchange,
    pairs: pairs.toSorted((a, b) => b.volume24h - a.volume24h),
    contracts: contracts.toSorted((a, b) => b.volume24h - a.volume24h),
    coinCount: new Set([...pairs, ...contracts].map(({ coinCode }) => coinCode)).size,
    spotVolume24h: sum(pairs, ({ volume24h }) => volume24h),
    futuresVolume24h: sum(contracts, ({ volume24h }) => volume24h),
    openInterest: sumKnown(contracts, ({ openInterest }) => openInterest),
  };
}

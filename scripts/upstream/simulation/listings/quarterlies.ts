import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { DATED_COINS, DATED_VENUES } from './contractListings.ts';
import { expiryOf } from './expiry.ts';

/** A contract of the quarter after the next, which begins to trade as one of this quarter is delivered. */
export interface QuarterlyOpening {
  readonly exchange: CatalogueExchange;
  readonly coin: CatalogueCoin;
  /** Epoch ms: when it begins to trade, and when it is delivered. */
  readonly time: number;
  readonly expiresAt: number;
}

const venues = exchangeCatalogue.filter(({ code }) => DATED_VENUES.has(code));
const coins = coinCatalogue.filter(({ code }) => DATED_COINS.has(code));

/** Contracts of quarters that begin to trade within [from, to), epoch ms. */
export function quarterlyOpeningsBetween(from: number, to: number): readonly QuarterlyOpening[] {
  const found: QuarterlyOpening[] = [];
  for (let time = endAfter(from - 1); time < to; time = endAfter(time)) {
    const expiresAt = expiryOf('nq', time) ?? time;
    found.push(...venues.flatMap((exchange) => coins.map((coin) => ({ exchange, coin, time, expiresAt }))));
  }
  return found;
}

/** The first end of a quarter after an instant. */
function endAfter(time: number): number {
  return expiryOf('cq', time) ?? Number.POSITIVE_INFINITY;
}

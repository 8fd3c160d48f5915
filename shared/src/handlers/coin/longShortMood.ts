import type { FuturesContract } from '../../market/futures.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY, HOUR } from '../../time/units.ts';
import { sum } from '../totals.ts';
import type { Coin } from './book.ts';

/** Exchanges told of. */
const EXCHANGES = 12;

/** Where positions of a coin are counted: its perpetuals with the most open interest. */
export function countedVenues(contracts: readonly FuturesContract[]): readonly FuturesContract[] {
  return contracts
    .filter(({ contract }) => contract === 'swap')
    .toSorted((a, b) => b.openInterest - a.openInterest)
    .slice(0, EXCHANGES);
}

/** The share of accounts that are long as of the last whole stretch (of an hour, as the page first asks), 0–1; null where it has no perpetual. */
export function longNow(
  coin: Coin,
  contracts: readonly FuturesContract[],
  time: number,
  length = HOUR,
): number | null {
  const venues = countedVenues(contracts);
  return venues.length === 0 ? null : meanLong(coin, venues, wholeStretch(time, length), length);
}

/** What is told is of whole stretches: it changes when one ends. */
export function wholeStretch(time: number, length: number): number {
  return Math.floor(time / length) * length;
}

/** Share of accounts that are long, 0–1: the coin's mood and the exchange's own. Small traders like to be long. */
export function accountsLong({ facts }: Coin, exchangeCode: string, time: number, length: number): number {
  const coin = keyOf(`accounts-${facts.code}`, 0);
  const own = keyOf(`accounts-${exchangeCode}-${facts.code}`, 0);
  const mood = 0.085 * wander(coin, time, 5 * DAY) + 0.03 * wander(coin, time, Math.max(length, HOUR) * 6);
  return 0.525 + mood + 0.03 * wander(own, time, 14 * HOUR);
}

/** Over the exchanges, weighted by open interest, 0–1. */
export function meanLong(
  coin: Coin,
  venues: readonly FuturesContract[],
  time: number,
  length: number,
): number {
  const total = sum(venues, ({ openInterest }) => openInterest);
  return sum(
    venues,
    ({ exchange, openInterest }) => (accountsLong(coin, exchange.code, time, length) * openInterest) / total,
  );
}

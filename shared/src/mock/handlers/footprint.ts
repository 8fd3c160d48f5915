import { keyOf } from '../market/hash.ts';
import { spotCounts } from '../market/pairs.ts';
import { ANCHOR, beijingMidnight, DAY } from '../market/time.ts';
import { wander } from '../market/wander.ts';
import { chanceBetween } from './chance.ts';
import type { Coin } from './coinBook.ts';

/** How widely a coin is spread: its holders, and the exchanges and pairs it is traded on. The same on every page. */

const YEAR = 365 * DAY;

/**
 * Addresses that hold the coin, counted once a day (at Beijing midnight): by its size, growing with its age. null
 * where the supply itself is not verified.
 */
export function holderCount({ facts }: Coin, time: number): number | null {
  if (facts.supply === null) return null;
  const { code } = facts;
  const day = beijingMidnight(time);
  const each = chanceBetween(`${code}:holding`, 6_000, 60_000);
  const grown = (1 + chanceBetween(`${code}:growth`, 0.02, 0.24)) ** ((day - ANCHOR) / YEAR);
  const spread = 1 - 0.7 * Math.exp(-Math.max(day - facts.launchedAt, 0) / (120 * DAY));
  const mood = 1 + 0.003 * wander(keyOf(`holders-${code}`, 0), day, 21 * DAY);
  return Math.round(40 + ((facts.basePrice * facts.supply) / each) ** 0.92 * grown * spread * mood);
}

/** Exchanges that trade the coin on spot. */
export function exchangeCount({ facts }: Coin): number {
  return spotCounts(facts).exchanges;
}

/** Spot pairs over all exchanges. */
export function pairCount({ facts }: Coin): number {
  return spotCounts(facts).pairs;
}

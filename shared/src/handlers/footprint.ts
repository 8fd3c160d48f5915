import { ANCHOR } from '../catalogue/anchor.ts';
import { dailyWalk } from '../market/dailySteps.ts';
import type { PairCounts } from '../ports/pairs.ts';
import type { Sources } from '../ports/sources.ts';
import { chanceBetween } from '../random/chance.ts';
import { keyOf } from '../random/hash.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { DAY } from '../time/units.ts';
import type { Coin } from './coin/book.ts';

/** How widely a coin is spread: its holders, and the exchanges and pairs it is traded on. The same on every page. */

const YEAR = 365 * DAY;

/** Addresses with a balance at the start of 2026, in thousands, of coins whose count is well known. */
const KNOWN_THOUSANDS: Readonly<Record<string, number>> = {
  bitcoin: 55_000,
  ethereum: 134_000,
  tether: 76_000,
  'usd-coin': 12_000,
  tron: 150_000,
  dogecoin: 8_000,
  litecoin: 8_000,
  ripple: 7_000,
  cardano: 4_500,
  'shiba-inu': 1_500,
  chainlink: 800,
  uniswap: 400,
  pepe: 500,
  aave: 200,
};

/** Addresses by worth, where nobody counted: a coin of 300 million dollars has some 50,000. */
function usualHolders({ code, basePrice, supply }: Coin['facts']): number {
  const each = chanceBetween(`${code}:holding`, 1_200, 6_000);
  return 40 + ((basePrice * (supply ?? 0)) / each) ** 0.94;
}

/**
 * Addresses that hold the coin, counted once a day (at Beijing midnight): by its size, growing with its age. null
 * where the supply itself is not verified.
 */
export function holderCount({ facts }: Coin, time: number): number | null {
  if (facts.supply === null) return null;
  const { code } = facts;
  const day = beijingMidnight(time);
  const grown = (1 + chanceBetween(`${code}:growth`, 0.02, 0.24)) ** ((day - ANCHOR) / YEAR);
  const spread = 1 - 0.7 * Math.exp(-Math.max(day - facts.launchedAt, 0) / (120 * DAY));
  const mood = 1 + 0.0015 * dailyWalk(keyOf(`holders-${code}`, 0), day);
  const thousands = KNOWN_THOUSANDS[code];
  const base = thousands === undefined ? usualHolders(facts) : thousands * 1000;
  return Math.round(base * grown * spread * mood);
}

/** Exchanges that trade each coin on spot and their pairs, by its code; null where nobody tells them. */
export async function pairCounts(sources: Sources): Promise<ReadonlyMap<string, PairCounts> | null> {
  return (await sources.pairs?.counts()) ?? null;
}

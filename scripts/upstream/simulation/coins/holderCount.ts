import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chanceBetween } from '../random/chance.ts';
import { dailyWalk } from '../random/dailySteps.ts';
import { chainPartsOf } from './chainParts.ts';

const YEAR = 365 * DAY;

/** Addresses with a balance at the start of 2026, in thousands, of coins with a known count. */
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

/** Addresses by market value, if the count is unknown: a coin of 300 million dollars has about 50,000. */
function usualHolders({ code, basePrice, supply }: CatalogueCoin): number {
  const each = chanceBetween(`${code}:holding`, 1_200, 6_000);
  return 40 + ((basePrice * (supply ?? 0)) / each) ** 0.94;
}

/**
 * Addresses that hold the coin, counted daily (at Beijing midnight): by its size, growing with its age. null if the
 * supply is not verified.
 */
export function holderCount(facts: CatalogueCoin, time: number): number | null {
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

/** Addresses per chain of a coin, in the chains' order; they add up to the coin's count. */
export function chainHolderCounts(facts: CatalogueCoin, time: number): readonly (number | null)[] {
  const chains = chainPartsOf(facts);
  const count = holderCount(facts, time);
  if (count === null) return chains.map(() => null);
  // Small balances are on cheap chains: addresses are more spread out than coins.
  return [
    ...divide(
      count,
      Float64Array.from(chains, ({ part }) => Math.sqrt(part)),
    ),
  ];
}

import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { wander } from '../random/wander.ts';

/**
 * Open interest as a share of the market value: for a coin of a trillion USD, the exponent by which it grows for
 * smaller coins, and the maximum. No coin's is more than it trades on spot markets in some ordinary days.
 */
const INTEREST_SHARE = 0.0235;
const INTEREST_POWER = 0.4;
const MOST_INTEREST_SHARE = 0.16;
const MOST_SPOT_DAYS = 4;

/** Usual open interest of a coin as a share of its market value (USD): 1.5 % of Bitcoin, 10 % of a smaller one. */
export function interestShare({ baseTurnover }: CatalogueCoin, marketCap: number): number {
  const share = INTEREST_SHARE * (1e12 / Math.max(marketCap, 1)) ** INTEREST_POWER;
  return Math.min(share, MOST_INTEREST_SHARE, (MOST_SPOT_DAYS * baseTurnover) / 100);
}

/** How often the open interest changes hands on an ordinary day, on average and the most and least by coin. */
const TURNS = 3.05;
const TASTE = 0.3;

/**
 * Futures volume of a coin as a multiple of its spot volume at an instant: such that on an ordinary day it is about
 * three times its open interest, and the more the busier the spot market is.
 */
export function futuresMultiple(coin: CatalogueCoin, time: number): number {
  const { code, basePrice, circulation, baseTurnover } = coin;
  const key = keyOf(`futures-volume-${code}`, 0);
  const taste = TURNS * (1 - TASTE + 2 * TASTE * uniform(key, 0));
  const multiple = (taste * interestShare(coin, basePrice * circulation)) / (baseTurnover / 100);
  return multiple * Math.exp(0.2 * wander(key, time, 3 * DAY));
}

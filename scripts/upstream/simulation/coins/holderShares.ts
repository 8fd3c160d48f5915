import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chainPartsOf } from './chainParts.ts';
import { holdingsOn, LARGEST_HOLDERS } from './holderIndex.ts';

/**
 * Balances of a coin's largest addresses over all its chains on a day, 0–1 of the circulating supply, largest first.
 * Balances are shares, so the supply does not matter.
 */
export function largestShares(facts: CatalogueCoin, day: number): readonly number[] {
  return chainPartsOf(facts)
    .flatMap((part) => holdingsOn(facts, part, part.part, day))
    .map(({ quantity }) => quantity)
    .sort((a, b) => b - a)
    .slice(0, LARGEST_HOLDERS);
}

import type { CatalogueCoin } from '@coinmirror/handlers/catalogue/catalogueCoin.ts';
import { chainPartsOf } from './chainParts.ts';
import { holdingsOn, TOLD_HOLDERS } from './holderBook.ts';

/**
 * What each of the largest addresses of a coin holds over all its chains on a day, 0–1 of what circulates, the largest
 * first. Holdings are parts of the supply, so its size does not matter.
 */
export function largestShares(facts: CatalogueCoin, day: number): readonly number[] {
  return chainPartsOf(facts)
    .flatMap((part) => holdingsOn(facts, part, part.part, day))
    .map(({ quantity }) => quantity)
    .sort((a, b) => b - a)
    .slice(0, TOLD_HOLDERS);
}

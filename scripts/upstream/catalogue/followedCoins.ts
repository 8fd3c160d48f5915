import type { CatalogueCoin } from './catalogueCoin.ts';
import { coinCatalogue, isListed } from './coinCatalogue.ts';

/** Number of coins tracked daily. */
const FOLLOWED = 80;

const followed = coinCatalogue
  .filter(({ standing, peg }) => standing === 'ranked' && peg === null)
  .slice(0, FOLLOWED);

/** The coins tracked daily: the largest ones without a peg, by size at the start of 2026. */
export function followedAt(time: number): readonly CatalogueCoin[] {
  return followed.filter((coin) => isListed(coin, time));
}

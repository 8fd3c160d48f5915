import type { CatalogueCoin } from './catalogueCoin.ts';
import { coinCatalogue, isListed } from './coinCatalogue.ts';

/** So many coins are followed from day to day. */
const FOLLOWED = 80;

const followed = coinCatalogue
  .filter(({ standing, peg }) => standing === 'ranked' && peg === null)
  .slice(0, FOLLOWED);

/** The coins whose days are followed, largest first: those that float, by their size at the start of 2026. */
export function followedAt(time: number): readonly CatalogueCoin[] {
  return followed.filter((coin) => isListed(coin, time));
}

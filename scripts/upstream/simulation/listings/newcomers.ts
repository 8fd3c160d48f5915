import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';

/** Coins with a rank and without a peg, by size at the start of 2026. */
export const rankedCoins = coinCatalogue.filter(({ standing, peg }) => standing === 'ranked' && peg === null);

/** Coins that began trading within [from, to). */
export function newcomersBetween(from: number, to: number): readonly CatalogueCoin[] {
  return rankedCoins.filter(({ launchedAt }) => launchedAt >= from && launchedAt < to);
}

/** Coins delisted within [from, to). */
export function leaversBetween(from: number, to: number): readonly CatalogueCoin[] {
  return rankedCoins.filter(({ delistedAt }) => delistedAt !== null && delistedAt >= from && delistedAt < to);
}

import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { spotVenuesOf } from './spotVenues.ts';

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

/** The exchange that announces a coin's delisting: its first one, else its best rated; null where neither publishes notices. */
export function leftVenueOf(coin: CatalogueCoin): string | null {
  const codes = [coin.sourceExchange, spotVenuesOf(coin)[0]?.code ?? ''];
  return codes.find((code) => findExchange(code)?.kinds.includes('dex') === false) ?? null;
}

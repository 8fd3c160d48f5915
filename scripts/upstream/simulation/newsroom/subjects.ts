import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';

/** Coins covered hourly. */
const LEADERS = 12;

const ranked = coinCatalogue.filter(({ standing, peg }) => standing === 'ranked' && peg === null);

/** The largest coins without a peg, by size at the start of 2026. */
export function leadersAt(time: number): readonly CatalogueCoin[] {
  return ranked.slice(0, LEADERS).filter((coin) => isListed(coin, time));
}

/** A sector's coins are searched among so many largest; so many represent it. */
const SECTOR_REACH = 400;
const MEMBERS = 14;

/** The largest coins of a sector without a peg. */
export function membersAt(concept: string, time: number): readonly CatalogueCoin[] {
  return ranked
    .slice(0, SECTOR_REACH)
    .filter((coin) => coin.conceptIds.includes(concept) && isListed(coin, time))
    .slice(0, MEMBERS);
}

/** Coins that began trading within [from, to). */
export function newcomersBetween(from: number, to: number): readonly CatalogueCoin[] {
  return ranked.filter(({ launchedAt }) => launchedAt >= from && launchedAt < to);
}

/** Coins delisted within [from, to). */
export function leaversBetween(from: number, to: number): readonly CatalogueCoin[] {
  return ranked.filter(({ delistedAt }) => delistedAt !== null && delistedAt >= from && delistedAt < to);
}

import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { isListed } from '../../catalogue/coinCatalogue.ts';
import { rankedCoins } from '../listings/newcomers.ts';

/** Coins covered hourly. */
const LEADERS = 12;

/** The largest coins without a peg, by size at the start of 2026. */
export function leadersAt(time: number): readonly CatalogueCoin[] {
  return rankedCoins.slice(0, LEADERS).filter((coin) => isListed(coin, time));
}

/** A sector's coins are searched among so many largest; so many represent it. */
const SECTOR_REACH = 400;
const MEMBERS = 14;

/** The largest coins of a sector without a peg. */
export function membersAt(concept: string, time: number): readonly CatalogueCoin[] {
  return rankedCoins
    .slice(0, SECTOR_REACH)
    .filter((coin) => coin.conceptIds.includes(concept) && isListed(coin, time))
    .slice(0, MEMBERS);
}

import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';

/** Coins told of by the hour, and coins whose days are told of. */
const LEADERS = 12;
const FOLLOWED = 80;

const ranked = coinCatalogue.filter(({ standing, peg }) => standing === 'ranked' && peg === null);
const followed = ranked.slice(0, FOLLOWED);

/** The largest coins that float, by their size at the start of 2026. */
export function leadersAt(time: number): readonly CatalogueCoin[] {
  return followed.slice(0, LEADERS).filter((coin) => isListed(coin, time));
}

/** The coins whose days are followed, largest first. */
export function followedAt(time: number): readonly CatalogueCoin[] {
  return followed.filter((coin) => isListed(coin, time));
}

/** A sector's coins are looked for among so many; so many of them stand for it. */
const SECTOR_REACH = 400;
const MEMBERS = 14;

/** The largest floating coins of a sector. */
export function membersAt(concept: string, time: number): readonly CatalogueCoin[] {
  return ranked
    .slice(0, SECTOR_REACH)
    .filter((coin) => coin.conceptIds.includes(concept) && isListed(coin, time))
    .slice(0, MEMBERS);
}

/** New coins that began to trade within [from, to). */
export function newcomersBetween(from: number, to: number): readonly CatalogueCoin[] {
  return ranked.filter(({ launchedAt }) => launchedAt >= from && launchedAt < to);
}

/** Coins that leave the market within [from, to). */
export function leaversBetween(from: number, to: number): readonly CatalogueCoin[] {
  return ranked.filter(({ delistedAt }) => delistedAt !== null && delistedAt >= from && delistedAt < to);
}

/** What readers call a coin: 比特币（BTC）, or PEPE alone. */
export function nameOf({ nameZh, nameEn, symbol }: CatalogueCoin): string {
  const name = nameZh || nameEn;
  return name === '' || name.toUpperCase() === symbol.toUpperCase() ? symbol : `${name}（${symbol}）`;
}

/** What readers call an exchange; its code where it is unknown. */
export function exchangeName(code: string): string {
  const exchange = exchangeCatalogue.find((one) => one.code === code);
  return exchange ? shortExchangeName(exchange.nameZh || exchange.nameEn) : code;
}

import type { RouteName } from '../manifest/pages.ts';
import { hrefTo } from '../routes/hrefTo.ts';

/** The boards of exchanges, in the order of their tab strip. */
const BOARDS = [
  ['exchangeList', '全部'],
  ['exchangeBoardExRank', '评级'],
  ['exchangeBoardFutures', '期货'],
  ['exchangeBoardOptions', '期权'],
  ['exchangeBoardDex', 'DEX'],
  ['exchangeBoardOtc', '场外'],
  ['exchangeBoardNft', 'NFT'],
  ['exchangeBoardHot', '热门'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The tab strip above the boards of exchanges, with the current one. */
export function exchangeTabs(shown: RouteName) {
  const here = shown === 'exchangeIndex2' ? 'exchangeList' : shown;
  return BOARDS.map(([name, label]) => ({
    key: name,
    label,
    href: hrefTo(name),
    current: name === here,
  }));
}

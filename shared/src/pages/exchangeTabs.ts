import type { RouteName } from '../manifest/pages.ts';
import { hrefTo } from '../routes/hrefTo.ts';

/** The boards of exchanges, as the strip above each of them names them. */
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

/** The strip above the boards of exchanges, as one of them shows it. */
export function exchangeTabs(shown: RouteName) {
  const here = shown === 'exchangeIndex2' ? 'exchangeList' : shown;
  return BOARDS.map(([name, label]) => ({
    key: name,
    label,
    href: hrefTo(name),
    current: name === here,
  }));
}

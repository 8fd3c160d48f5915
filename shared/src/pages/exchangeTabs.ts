import type { RouteName } from '../manifest/pages.ts';
import { hrefTo } from '../routes/hrefTo.ts';

/** The rankings of exchanges, in the order of their tab strip. */
const BOARDS = [
  ['exchangeList', '全部'],
  ['exchangeRanking', '评级'],
  ['exchangeRankingFutures', '合约'],
  ['exchangeRankingOptions', '期权'],
  ['exchangeRankingDex', 'DEX'],
  ['exchangeRankingOtc', '场外'],
  ['exchangeRankingNft', 'NFT'],
  ['exchangeRankingHot', '热门'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The tab strip above the rankings of exchanges, with the current one. */
export function exchangeTabs(shown: RouteName) {
  const here = shown === 'exchangeIndex2' ? 'exchangeList' : shown;
  return BOARDS.map(([name, label]) => ({
    key: name,
    label,
    href: hrefTo(name),
    current: name === here,
  }));
}

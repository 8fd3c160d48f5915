import type { RouteName } from '../manifest/pages.ts';
import { hrefTo } from '../routes/hrefTo.ts';

const LISTS = [
  ['dapp', '全部'],
  ['dappDex', '交易'],
  ['dappFinance', '金融'],
  ['dappGame', '游戏'],
  ['dappArt', '艺术'],
  ['dappSocial', '社交'],
  ['dappTool', '工具'],
  ['dappOther', '其他'],
  ['dappNewest', '最新'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The tab strip above the lists of applications, with the current one. */
export function dappTabs(shown: RouteName) {
  return LISTS.map(([name, label]) => ({ key: name, label, href: hrefTo(name), current: name === shown }));
}

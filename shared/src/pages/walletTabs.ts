import type { RouteName } from '../manifest/pages.ts';
import { hrefTo } from '../routes/hrefTo.ts';

const LISTS = [
  ['walletList', '全部'],
  ['walletApp', '手机'],
  ['walletPc', '桌面与插件'],
  ['walletHardware', '硬件'],
  ['walletTrade', '交易'],
  ['walletFinancing', '理财'],
  ['walletFocus', '我的关注'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The tab strip above the lists of wallets, with the current one. */
export function walletTabs(shown: RouteName) {
  return LISTS.map(([name, label]) => ({ key: name, label, href: hrefTo(name), current: name === shown }));
}

import type { Link } from '../routes/link.ts';
import { linkTo } from '../routes/link.ts';

export type MenuKey =
  | 'market'
  | 'exchange'
  | 'data'
  | 'concept'
  | 'ranking'
  | 'defi'
  | 'wallet'
  | 'calendar'
  | 'news'
  | 'directory'
  | 'nft';

/** One entry of the main menu. Its drawer's contents are in drawers.ts, which loads with the first drawer. */
export interface MenuItem {
  readonly key: MenuKey;
  readonly label: string;
  readonly link: Link;
  /** Prefixes of the route names it covers. */
  readonly owns: readonly string[];
}

/** The ten entries of the specification's section 2, in its order. */
export const menuItems: readonly MenuItem[] = [
  {
    key: 'market',
    label: '行情',
    link: linkTo('home', {}),
    owns: ['home', 'coin', 'assets', 'mining', 'recorded', 'noRecorded', 'newCoins', 'kline'],
  },
  { key: 'exchange', label: '交易所', link: linkTo('exchangeList', {}), owns: ['exchange'] },
  { key: 'data', label: '数据', link: linkTo('data', {}), owns: ['data', 'halving', 'futures', 'dcep'] },
  { key: 'concept', label: '概念', link: linkTo('concept', {}), owns: ['concept'] },
  { key: 'ranking', label: '排行', link: linkTo('hotMax', {}), owns: ['hot'] },
  { key: 'defi', label: 'DeFi', link: linkTo('dataDefi', {}), owns: ['dataDefi', 'defi', 'dapp'] },
  { key: 'wallet', label: '钱包', link: linkTo('walletList', {}), owns: ['wallet'] },
  { key: 'calendar', label: '日历', link: linkTo('calendar', {}), owns: ['calendar', 'event'] },
  {
    key: 'news',
    label: '资讯',
    link: linkTo('news', {}, { tab: 0 }),
    owns: ['news', 'notice', 'announcement'],
  },
  { key: 'directory', label: '导航', link: linkTo('siteDirectory', {}), owns: ['siteDirectory'] },
];

/** The dark menu's extra entry. */
export const nftItem: MenuItem = {
  key: 'nft',
  label: 'NFT',
  link: linkTo('dataNft', {}),
  owns: ['dataNft'],
};

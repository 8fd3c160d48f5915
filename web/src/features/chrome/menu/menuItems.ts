import { hrefTo, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';

/** One entry of the main menu. Its drawer's contents are in drawers.ts, which arrives with the first drawer. */
export interface MenuItem {
  readonly key: MenuKey;
  readonly label: string;
  readonly href: string;
  /** Beginnings of the route names it stands for. */
  readonly owns: readonly string[];
}

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

/** The ten entries of the specification's section 2, in its order. */
export const menuItems: readonly MenuItem[] = [
  {
    key: 'market',
    label: '行情',
    href: hrefTo('home'),
    owns: ['home', 'coin', 'assets', 'mining', 'recorded', 'noRecorded', 'newCoins', 'kline'],
  },
  { key: 'exchange', label: '交易所', href: hrefTo('exchangeList'), owns: ['exchange'] },
  { key: 'data', label: '数据', href: hrefTo('data'), owns: ['data', 'halving', 'futures', 'dcep'] },
  { key: 'concept', label: '概念', href: hrefTo('concept'), owns: ['concept'] },
  { key: 'ranking', label: '排行', href: hrefTo('hotMax'), owns: ['hot'] },
  { key: 'defi', label: 'DeFi', href: hrefTo('dataDefi'), owns: ['dataDefi', 'defi', 'dapp'] },
  { key: 'wallet', label: '钱包', href: hrefTo('walletList'), owns: ['wallet'] },
  { key: 'calendar', label: '日历', href: hrefTo('calendar'), owns: ['calendar', 'event'] },
  {
    key: 'news',
    label: '资讯',
    href: hrefTo('news', {}, { tab: 0 }),
    owns: ['news', 'notice', 'announcement'],
  },
  { key: 'directory', label: '导航', href: hrefTo('daohang'), owns: ['daohang'] },
];

/** The dark menu's extra entry. */
export const nftItem: MenuItem = { key: 'nft', label: 'NFT', href: hrefTo('dataNft'), owns: ['dataNft'] };

/** The entry a page belongs to: the one with the longest matching beginning. */
export function activeKey(items: readonly MenuItem[], page: RouteName | null): MenuKey | null {
  if (page === null) return null;
  let best: { key: MenuKey; length: number } | null = null;
  for (const { key, owns } of items) {
    for (const beginning of owns) {
      if (page.startsWith(beginning) && beginning.length > (best?.length ?? 0)) {
        best = { key, length: beginning.length };
      }
    }
  }
  return best?.key ?? null;
}

import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

/** What stands under a coin's figures, in the order of the tabs. */
export const COIN_TABS = [
  { key: 'overview', label: '概况' },
  { key: 'market', label: '市场' },
  { key: 'holders', label: '持币地址' },
  { key: 'history', label: '历史数据' },
  { key: 'news', label: '资讯' },
  { key: 'notice', label: '公告' },
  { key: 'dynamic', label: '动态' },
  { key: 'event', label: '大事记' },
  { key: 'comments', label: '评论' },
] as const;

export type CoinTab = (typeof COIN_TABS)[number]['key'];

/** The tab an address names; 概况 when it names none. */
export function coinTabOf(asked: string | null): CoinTab {
  return COIN_TABS.find(({ key }) => key === asked)?.key ?? 'overview';
}

/** The address of a coin's page with one of its tabs. */
export function coinTabHref(coinCode: string, tab: CoinTab): string {
  return hrefTo('coin', { coinCode }, { tab: tab === 'overview' ? null : tab });
}

import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

export type CoinSubPlace = 'market' | 'holders' | 'dynamic' | 'longShort' | 'event' | 'details' | 'wallet';

/** The pages of one coin, for the row of links over each of them. */
export function coinPlaces(detail: CoinDetail, place: CoinSubPlace) {
  const coin = { coinCode: detail.code };
  const all = [
    { key: 'coin', label: '概况', href: hrefTo('coin', coin) },
    { key: 'market', label: '交易对', href: hrefTo('coinMarket', coin) },
    { key: 'holders', label: '持币地址', href: hrefTo('coinInfoDetail', coin) },
    { key: 'longShort', label: '多空比', href: hrefTo('coinLongShort', coin) },
    { key: 'dynamic', label: '动态', href: hrefTo('coinDynamic', coin) },
    { key: 'event', label: '大事记', href: hrefTo('coinEvent', coin) },
    { key: 'details', label: '项目详情', href: hrefTo('coinDetails', coin) },
    { key: 'wallet', label: '钱包', href: hrefTo('coinWallet', coin) },
  ];
  return all
    .filter(({ key }) => key !== 'longShort' || detail.markets.hasLongShort)
    .map((one) => ({ ...one, current: one.key === place }));
}

import { hrefTo, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import type { LinkTab } from '#ui/tabs/LinkTabs.tsx';

const PARTS = [
  ['exchange', '概况'],
  ['exchangeMarket', '交易对'],
  ['exchangeDetails', '平台详情'],
  ['exchangeAssetsDisclosure', '资产披露'],
  ['exchangeWallet', '平台钱包'],
  ['exchangeDynamic', '动态'],
  ['exchangeNews', '公告'],
  ['exchangeNewCoin', '上新'],
  ['exchangeIeo', 'IEO'],
  ['exchangeMining', '理财'],
  ['exchangeInvestor', '投资机构'],
  ['exchangeMember', '团队成员'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The parts of one exchange's pages; an article of its 动态 belongs to that part. */
export function exchangeTabs(id: string, page: RouteName | null): readonly LinkTab[] {
  const current = page === 'exchangeDynamicArticle' ? 'exchangeDynamic' : page;
  return PARTS.map(([name, label]) => ({
    key: name,
    label,
    href: hrefTo(name, { id }),
    current: name === current,
  }));
}

import { titleOf } from '../manifest/pages.ts';

/** Tabs of `/data/futures.html?tab=…`; the first needs no parameter. */
export const FUTURES_TABS = [
  { key: 'interest', label: '持仓' },
  { key: 'funding', label: '资金费率' },
  { key: 'forced', label: '爆仓' },
  { key: 'longshort', label: '多空比与大户' },
  { key: 'basis', label: '基差' },
] as const;

export type FuturesTab = (typeof FUTURES_TABS)[number]['key'];

/** `tab` of the address → tab; the first for anything else. */
export function futuresTabOf(asked: string | null): FuturesTab {
  return FUTURES_TABS.find(({ key }) => key === asked)?.key ?? FUTURES_TABS[0].key;
}

/** Title of a tab's page: 合约资金费率; the page's own for the first. */
export function titleOfFuturesTab(tab: FuturesTab): string {
  const label = FUTURES_TABS.find(({ key }) => key === tab)?.label ?? '';
  return tab === FUTURES_TABS[0].key ? titleOf('dataFutures') : `合约${label}`;
}

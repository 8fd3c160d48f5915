/** The tabs of the search page; 2 and 4 are the specification's numbers, the others are ours. */
export const SEARCH_TABS = [
  { key: 'all', number: 0, label: '全部' },
  { key: 'coins', number: 1, label: '币种' },
  { key: 'news', number: 2, label: '资讯' },
  { key: 'exchanges', number: 3, label: '交易所' },
  { key: 'announcements', number: 4, label: '公告' },
  { key: 'wallets', number: 5, label: '钱包' },
  { key: 'concepts', number: 6, label: '概念' },
  { key: 'pages', number: 7, label: '页面' },
] as const;

export type SearchTab = (typeof SEARCH_TABS)[number]['key'];

/** Parses `tabs` of the address; anything unknown is 全部. */
export function searchTab(text: string | null): SearchTab {
  return SEARCH_TABS.find(({ number }) => String(number) === text)?.key ?? 'all';
}

/** The number of a tab in the address; undefined for 全部. */
export function tabNumber(tab: SearchTab): number | undefined {
  return SEARCH_TABS.find(({ key }) => key === tab)?.number || undefined;
}

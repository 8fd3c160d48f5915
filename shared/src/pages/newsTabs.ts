import { FLASH_KINDS, type FlashKind, NEWS_CHANNELS, type NewsChannel } from '../contract/news/sections.ts';

/** What the section is called. */
const NEWS_TITLE = '资讯';

/** Tabs of `/news?tab=N`, in order; 0 is the front page, 1 the flashes, 7 the notices of exchanges and wallets. */
export const NEWS_TABS = [
  { key: 'headlines', label: '要闻' },
  { key: 'flash', label: '快讯' },
  { key: 'depth', label: '深度' },
  { key: 'analysis', label: '行情分析' },
  { key: 'policy', label: '政策' },
  { key: 'defi', label: 'DeFi' },
  { key: 'nft', label: 'NFT' },
  { key: 'notices', label: '公告' },
] as const;

export type NewsTab = (typeof NEWS_TABS)[number]['key'];

/** `tab` of the address → tab; anything else is the front page. */
export function newsTabOf(asked: string | null | undefined): NewsTab {
  return NEWS_TABS.find((_tab, number) => String(number) === asked)?.key ?? 'headlines';
}

/** The number that stands for a tab in the address. */
export function newsTabNumber(tab: NewsTab): number {
  return NEWS_TABS.findIndex(({ key }) => key === tab);
}

/** `kind` of the address → what the flashes are narrowed to; anything else is all of them. */
export function flashKindOf(asked: string | null): FlashKind {
  return FLASH_KINDS.find((kind) => kind === asked) ?? 'all';
}

/** Arguments of the news lists, shared by pages and shells: same argument, same cache entry. */
export const NEWS_ARGS = {
  articles: (channel: Exclude<NewsChannel, 'flash'>) => ({
    channelid: NEWS_CHANNELS[channel],
    per_page: 20,
  }),
  /** The reviews of the last weeks, all that the archive holds. */
  weekly: { channelid: NEWS_CHANNELS.weekly, per_page: 20 },
  /** The analyses, or those about one coin. */
  analyses: (coin: string | undefined) => ({
    channelid: NEWS_CHANNELS.analysis,
    per_page: 20,
    ...(coin !== undefined && { coincode: coin }),
  }),
  /** What one desk wrote, flashes as well. */
  authored: (author: string) => ({ channelid: NEWS_CHANNELS.everything, per_page: 20, authorid: author }),
  /** What was written about any coin of a concept, flashes as well. */
  tagged: (concept: string) => ({ channelid: NEWS_CHANNELS.everything, per_page: 20, conceptid: concept }),
  /** What was written about one exchange, flashes as well. */
  ofExchange: (code: string) => ({ channelid: NEWS_CHANNELS.everything, per_page: 20, exchangecode: code }),
  flashes: (kind: FlashKind) => ({ channelid: NEWS_CHANNELS.flash, per_page: 30, kind }),
  hot: { per_page: 10 },
  notices: { page: 1, per_page: 30 },
  announcements: { page: 1, per_page: 50 },
} as const;

/** The parameter that narrows notices to the subject of `/notice/{type}/{code}`, by its type. */
export const NOTICE_SUBJECT_PARAMS: Readonly<Record<string, 'exchangecode' | 'coincode' | 'walletcode'>> = {
  exchange: 'exchangecode',
  coin: 'coincode',
  wallet: 'walletcode',
};

/** `快讯 资讯`; the front page is called as the whole is. */
export function newsTabTitle(tab: NewsTab): string {
  const label = NEWS_TABS.find(({ key }) => key === tab)?.label ?? '';
  return tab === 'headlines' ? NEWS_TITLE : `${label} ${NEWS_TITLE}`;
}

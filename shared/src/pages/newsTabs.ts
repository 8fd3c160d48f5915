import {
  type FlashKind,
  NEWS_CHANNELS,
  NEWS_COINS_MAX,
  NEWS_LANGUAGES,
  type NewsChannel,
  type NewsLanguage,
} from '../contract/news/sections.ts';

/** Title of the section. */
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

/** `tab` of the address → tab; the front page for anything else. */
export function newsTabOf(asked: string | null | undefined): NewsTab {
  return NEWS_TABS.find((_tab, number) => String(number) === asked)?.key ?? 'headlines';
}

/** A tab's number in the address. */
export function newsTabNumber(tab: NewsTab): number {
  return NEWS_TABS.findIndex(({ key }) => key === tab);
}

/** `lang` of the address → language of the list; null where it names none. */
export function newsLanguageOf(asked: string | null): NewsLanguage | null {
  return NEWS_LANGUAGES.find((language) => language === asked) ?? null;
}

/** A list in a language, without the parameter where that is the usual one: same arguments, same cache entry. */
export function inLanguage<Params extends object>(params: Params, language: NewsLanguage | null) {
  return language === 'all' ? { ...params, lang: language } : params;
}

/** Arguments of the news lists, shared by pages and prerendered HTML: same arguments, same cache entry. */
export const NEWS_ARGS = {
  articles: (channel: Exclude<NewsChannel, 'flash'>) => ({
    channelid: NEWS_CHANNELS[channel],
    per_page: 20,
  }),
  /** The weekly reviews in the archive. */
  weekly: { channelid: NEWS_CHANNELS.weekly, per_page: 20 },
  /** Analyses, all or about one coin. */
  analyses: (coin: string | undefined) => ({
    channelid: NEWS_CHANNELS.analysis,
    per_page: 20,
    ...(coin !== undefined && { coincode: coin }),
  }),
  /** Items by one desk, including flashes. */
  authored: (author: string) => ({
    channelid: NEWS_CHANNELS.everything,
    per_page: 20,
    authorid: author,
  }),
  /** Items about any coin of a concept, including flashes. */
  tagged: (concept: string) => ({ channelid: NEWS_CHANNELS.everything, per_page: 20, conceptid: concept }),
  /** Items about one exchange, including flashes. */
  ofExchange: (code: string) => ({ channelid: NEWS_CHANNELS.everything, per_page: 20, exchangecode: code }),
  flashes: (kind: FlashKind, coin = '') => ({
    channelid: NEWS_CHANNELS.flash,
    per_page: 30,
    kind,
    ...(coin !== '' && { coincode: coin }),
  }),
  /** Flashes about any of the visitor's own coins; in one order, so that one list is one cache entry. */
  ownFlashes: (kind: FlashKind, coins: readonly string[]) => ({
    channelid: NEWS_CHANNELS.flash,
    per_page: 30,
    kind,
    coincodes: coins.slice(0, NEWS_COINS_MAX).toSorted().join(','),
  }),
  hot: { per_page: 10 },
  notices: { page: 1, per_page: 30 },
  announcements: { page: 1, per_page: 50 },
} as const;

/** The filter parameter of notices for the subject of `/notice/{type}/{code}`, by its type. */
export const NOTICE_SUBJECT_PARAMS: Readonly<Record<string, 'exchangecode' | 'coincode' | 'walletcode'>> = {
  exchange: 'exchangecode',
  coin: 'coincode',
  wallet: 'walletcode',
};

/** `快讯 资讯`; the front page has the section's title. */
export function newsTabTitle(tab: NewsTab): string {
  const label = NEWS_TABS.find(({ key }) => key === tab)?.label ?? '';
  return tab === 'headlines' ? NEWS_TITLE : `${label} ${NEWS_TITLE}`;
}

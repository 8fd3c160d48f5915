/** Kind of an item: a flash, or an article's section; `press` is an article that nobody has sorted into one. */
export const NEWS_SECTIONS = ['flash', 'analysis', 'depth', 'policy', 'defi', 'nft', 'press'] as const;
export type NewsSection = (typeof NEWS_SECTIONS)[number];

/**
 * Channels of the upstream's news list. 24 is the one its public clients use for flashes; the other numbers are our
 * own. `headlines` is the front page, of all sections.
 */
export const NEWS_CHANNELS = {
  headlines: 1,
  depth: 2,
  analysis: 3,
  policy: 4,
  defi: 5,
  nft: 6,
  articles: 9,
  /** The weekly review. */
  weekly: 10,
  /** Articles and flashes together. */
  everything: 11,
  flash: 24,
} as const;
export type NewsChannel = keyof typeof NEWS_CHANNELS;

/** Filters of a flash list. */
export const FLASH_KINDS = ['all', 'important', 'coin', 'exchange'] as const;
export type FlashKind = (typeof FLASH_KINDS)[number];

/** Languages of a list: Chinese items alone, or English ones among them. */
export const NEWS_LANGUAGES = ['zh', 'all'] as const;
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number];

/** Maximum number of coins of one list: the first of a longer list of one's own. */
export const NEWS_COINS_MAX = 200;

/** Maximum number of search results, the newest ones; a word that matches more is not selective. */
export const NEWS_FOUND_MAX = 1_000;

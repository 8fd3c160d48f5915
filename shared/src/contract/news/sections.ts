/** What an item is: a flash, or the section an article stands in. */
export const NEWS_SECTIONS = ['flash', 'analysis', 'depth', 'policy', 'defi', 'nft'] as const;
export type NewsSection = (typeof NEWS_SECTIONS)[number];

/**
 * Channels of the upstream's news list. 24 is what its public clients ask flashes by; the other numbers are ours.
 * `headlines` holds the front page, whatever the section.
 */
export const NEWS_CHANNELS = {
  headlines: 1,
  depth: 2,
  analysis: 3,
  policy: 4,
  defi: 5,
  nft: 6,
  articles: 9,
  /** The review of each week. */
  weekly: 10,
  /** Articles and flashes together. */
  everything: 11,
  flash: 24,
} as const;
export type NewsChannel = keyof typeof NEWS_CHANNELS;

/** What a flash list may be narrowed to. */
export const FLASH_KINDS = ['all', 'important', 'coin', 'exchange'] as const;
export type FlashKind = (typeof FLASH_KINDS)[number];

/** A search names at most so many items, the newest; a word that more of them hold says little. */
export const NEWS_FOUND_MAX = 1_000;

/** The two notices, in the order they are shown. */
export type NoticeName = 'region' | 'home';

export interface Acknowledged {
  readonly region: boolean;
  readonly home: boolean;
}

/**
 * The notice that is due now, one at a time: the region notice first, on any page; then the home notice, on the
 * home page alone. None for what is no reader but a search engine: a window must not stand before the words.
 */
export function dueNotice(acknowledged: Acknowledged, isHome: boolean, userAgent: string): NoticeName | null {
  if (CRAWLER.test(userAgent)) return null;
  if (!acknowledged.region) return 'region';
  return isHome && !acknowledged.home ? 'home' : null;
}

/** Names of search engines' programs. */
export const CRAWLER = /bot\b|spider|crawl|slurp/i;

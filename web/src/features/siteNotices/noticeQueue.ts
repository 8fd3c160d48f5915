/** The two notices, in order. */
export type NoticeName = 'region' | 'home';

export interface Acknowledged {
  readonly region: boolean;
  readonly home: boolean;
}

/**
 * The notice to show now, one at a time: the region notice first, on any page; then the home notice, on the home page
 * only. None for search engines: a dialog must not cover the content.
 */
export function dueNotice(acknowledged: Acknowledged, isHome: boolean, userAgent: string): NoticeName | null {
  if (CRAWLER.test(userAgent)) return null;
  if (!acknowledged.region) return 'region';
  return isHome && !acknowledged.home ? 'home' : null;
}

/** User agents of search engines. */
export const CRAWLER = /bot\b|spider|crawl|slurp/i;

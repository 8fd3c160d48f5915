import { encodePart } from '../format/encodePart.ts';
/** News feed formats: RSS 2.0 and JSON Feed 1.1. */
export const FEED_FORMATS = [
  { ending: 'xml', label: 'RSS', type: 'application/rss+xml' },
  { ending: 'json', label: 'JSON 订阅', type: 'application/feed+json' },
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number]['ending'];

/** Subject of a feed: a section of the news, one coin, one concept (tag), or one author. */
export interface FeedSubject {
  readonly kind: 'section' | 'coin' | 'tag' | 'author';
  /** The section's key, the coin's code, the concept's id, the desk's code. */
  readonly code: string;
}

/** The address of a feed: `/feeds/policy.xml`, `/feeds/coin/bitcoin.json`. */
export function feedHref({ kind, code }: FeedSubject, format: FeedFormat): string {
  const folder = kind === 'section' ? '' : `${kind}/`;
  return `/feeds/${folder}${encodePart(code)}.${format}`;
}

/** The address of an iCalendar feed: of all coins, or of one. */
export function calendarFeedHref(coinCode = ''): string {
  return coinCode === '' ? '/feeds/calendar.ics' : `/feeds/calendar/${encodePart(coinCode)}.ics`;
}

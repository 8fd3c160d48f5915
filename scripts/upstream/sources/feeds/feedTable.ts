import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Question } from '../sourceClient.ts';
import type { SourceName } from '../sourceTable.ts';
import { type FeedEntry, feedDecoder } from './decodeFeed.ts';

/** What a feed publishes: flashes of a few lines, or articles. */
export type FeedKind = 'flash' | 'article';

/** A feed of a publisher. */
export interface Feed {
  readonly source: SourceName;
  /** Path and query. */
  readonly path: string;
  readonly kind: FeedKind;
  /** The category that marks an article among the flashes of one feed. */
  readonly articles?: string;
}

const feed = (source: SourceName, path: string, kind: FeedKind): Feed => ({ source, path, kind });

/** The feeds that are read, each from a source of its publisher. */
export const feedTable: readonly Feed[] = [
  feed('ODAILY', '/rss/newsflash', 'flash'),
  feed('ODAILY', '/rss/post', 'article'),
  feed('PANEWS', '/rss.xml?lang=zh&type=NEWS', 'flash'),
  { ...feed('CHAINCATCHER', '/rss/clist', 'flash'), articles: '文章' },
  feed('BLOCKTEMPO', '/feed/', 'article'),
  feed('ABMEDIA', '/feed', 'article'),
  feed('ZOMBIT', '/feed/', 'article'),
  feed('WUBLOCK', '/feed', 'article'),
  feed('BLOCKBEATS', '/v2/rss/newsflash', 'flash'),
  feed('BLOCKBEATS', '/v2/rss/article', 'article'),
  feed('COINTELEGRAPH', '/rss', 'article'),
  feed('DECRYPT', '/feed', 'article'),
  feed('THEBLOCK', '/rss.xml', 'article'),
];

/** Publishers that write in English. */
export const ENGLISH: ReadonlySet<string> = new Set<SourceName>(['COINTELEGRAPH', 'DECRYPT', 'THEBLOCK']);

/** How often a feed is asked, ms. */
export const FEED_EVERY: Readonly<Record<FeedKind, number>> = { flash: MINUTE, article: 5 * MINUTE };

/** Feeds come as what they are, as plain XML, and from some as a page. */
const TYPES = ['application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml', 'text/html'];
/** Bytes: a feed with the whole text of its articles has two million. */
const MOST_BYTES = 4 << 20;

/** The question for what a feed holds now. */
export function feedQuestion({ path }: Pick<Feed, 'path'>): Question<readonly FeedEntry[]> {
  return { path, accepts: TYPES, maxBytes: MOST_BYTES, decode: feedDecoder };
}

/** What an item of a feed is. */
export function kindOf({ kind, articles }: Feed, { categories }: Pick<FeedEntry, 'categories'>): FeedKind {
  return articles !== undefined && categories.includes(articles) ? 'article' : kind;
}

import type { Question } from '../../question/question.ts';
import { type FeedEntry, feedDecoder } from './decodeFeed.ts';

/** What a feed publishes: flashes of a few lines, or articles. */
export type FeedKind = 'flash' | 'article';

/** A feed of one publisher. */
export interface FeedOf {
  /** Path and query. */
  readonly path: string;
  readonly kind: FeedKind;
  /** The category that marks an article among the flashes of one feed. */
  readonly articles?: string;
  /** What the path of an article's address begins with, where flashes of the same feed have another. */
  readonly articlesAt?: string;
}

/** Feeds come as what they are, as plain XML, and from some as a page. */
const TYPES = ['application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml', 'text/html'];
/** Bytes: a feed with the whole text of its articles has two million. */
const MOST_BYTES = 4 << 20;

/** The question for what a feed holds now. */
export function feedQuestion({ path }: Pick<FeedOf, 'path'>): Question<readonly FeedEntry[]> {
  return { path, accepts: TYPES, maxBytes: MOST_BYTES, decode: feedDecoder };
}

/** What an item of a feed is. */
export function kindOf(
  { kind, articles, articlesAt }: FeedOf,
  { categories, link }: Pick<FeedEntry, 'categories' | 'link'>,
): FeedKind {
  if (articles !== undefined && categories.includes(articles)) return 'article';
  const path = URL.parse(link)?.pathname ?? '';
  return articlesAt !== undefined && path.startsWith(articlesAt) ? 'article' : kind;
}

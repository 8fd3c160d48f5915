import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { NEWS_LANGUAGES } from '../news/sections.ts';
import { countParam, envelope, flag, label, pageNumber, text, wordParam } from '../wire.ts';
import { importance, maybeAmount, maybeCount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { wireAddress, word } from '../wireTexts.ts';
import { wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** Kind of an event. */
export const BIG_EVENT_TYPES = [
  'launch',
  'upgrade',
  'halving',
  'fork',
  'listing',
  'policy',
  'risk',
  'price',
] as const;
export type BigEventType = (typeof BIG_EVENT_TYPES)[number];

/** A milestone in a coin's life. */
const bigEventRow = row({
  type: v.optional(v.picklist(BIG_EVENT_TYPES), 'launch'),
  /** 3 is the most important. */
  importance,
  title: label,
  source: text,
  /** Close of that day, USD; null before the market's history begins. */
  price: maybeAmount,
  time: ['eventdate', wireTime],
});

/** Kinds of items in a coin's feed. */
export const FEED_TYPES = ['flash', 'notice', 'tweet', 'event'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

const NEWS_ID = /^news-(\d{1,15})$/;

function newsIdOf(id: string): number | null {
  const digits = NEWS_ID.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

const feedItemRow = row(
  {
    id: word,
    type: v.picklist(FEED_TYPES),
    title: label,
    content: text,
    time: ['issuetime', wireTime],
    author: ['authorname', text],
    /** Price when it happened, USD; null before the market's history begins. */
    price: maybeAmount,
    /** Path of its page on this site; '' if it has none. */
    url: wireAddress,
    /** Whether there is a text besides the headline. */
    isArticle: ['isarticle', flag],
    /** Language of the item; English news can be translated (`newsTranslation`). */
    language: ['lang', v.optional(v.picklist(['zh', 'en']), 'zh')],
  },
  ({ url, ...item }) => ({
    ...item,
    /** Only paths of this site. */
    path: url.startsWith('/') ? url : '',
    /** Id for the translator, for news only; null for everything else. */
    newsId: newsIdOf(item.id),
  }),
);

/** An event around a coin. */
export type FeedItem = v.InferOutput<typeof feedItemRow>;

/** One page of a coin's feed. */
const feedRow = row({
  /** Newest first. */
  rows: ['list', rowsOf(feedItemRow)],
  total: ['total_count', maybeCount],
  pageCount: ['total_pages', pageNumber],
  page: pageNumber,
});

export const coinEventEndpoints = {
  coinBigEvents: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/bigevent',
    params: v.object({ coincode: coinCode }),
    /** Newest first. */
    response: envelope(listOf(bigEventRow)),
  }),
  coinFeed: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v3/events',
    params: v.object({
      coincode: coinCode,
      type: v.optional(v.picklist(['all', ...FEED_TYPES]), 'all'),
      /** News in Chinese alone, or in every language. */
      lang: wordParam(NEWS_LANGUAGES, 'zh'),
      page: countParam(1, 1000),
      per_page: countParam(20, 100),
    }),
    response: envelope(feedRow),
  }),
} as const;

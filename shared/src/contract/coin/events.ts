import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { countParam, envelope, flag, label, pageNumber, text } from '../wire.ts';
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
const bigEventWire = v.pipe(
  v.object({
    eventdate: wireTime,
    title: label,
    type: v.optional(v.picklist(BIG_EVENT_TYPES), 'launch'),
    /** 3 is the most important. */
    importance,
    source: text,
    price: maybeAmount,
  }),
  v.transform((wire) => ({
    time: wire.eventdate,
    title: wire.title,
    type: wire.type,
    importance: wire.importance,
    source: wire.source,
    /** Close of that day, USD; null before the market's history begins. */
    price: wire.price,
  })),
);

/** Kinds of items in a coin's feed. */
export const FEED_TYPES = ['flash', 'notice', 'tweet', 'event'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

const NEWS_ID = /^news-(\d{1,15})$/;

function newsIdOf(id: string): number | null {
  const digits = NEWS_ID.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

const feedItemWire = v.pipe(
  v.object({
    id: word,
    type: v.picklist(FEED_TYPES),
    title: label,
    content: text,
    issuetime: wireTime,
    authorname: text,
    price: maybeAmount,
    /** Path of its page on this site; '' if it has none. */
    url: wireAddress,
    isarticle: flag,
    lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
  }),
  v.transform((wire) => ({
    id: wire.id,
    type: wire.type,
    title: wire.title,
    content: wire.content,
    time: wire.issuetime,
    author: wire.authorname,
    /** Only paths of this site. */
    path: wire.url.startsWith('/') ? wire.url : '',
    /** Whether there is a text besides the headline. */
    isArticle: wire.isarticle,
    /** Language of the item; English news can be translated (`newsTranslation`). */
    language: wire.lang,
    /** Id for the translator, for news only; null for everything else. */
    newsId: newsIdOf(wire.id),
    /** Price when it happened, USD; null before the market's history begins. */
    price: wire.price,
  })),
);

/** An event around a coin. */
export type FeedItem = v.InferOutput<typeof feedItemWire>;

/** One page of a coin's feed. */
const feedWire = v.pipe(
  v.object({
    list: rowsOf(feedItemWire),
    total_count: maybeCount,
    total_pages: pageNumber,
    page: pageNumber,
  }),
  v.transform((wire) => ({
    /** Newest first. */
    rows: wire.list,
    page: wire.page,
    pageCount: wire.total_pages,
    total: wire.total_count,
  })),
);

export const coinEventEndpoints = {
  coinBigEvents: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/bigevent',
    params: v.object({ coincode: coinCode }),
    /** Newest first. */
    response: envelope(listOf(bigEventWire)),
  }),
  coinFeed: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v3/events',
    params: v.object({
      coincode: coinCode,
      type: v.optional(v.picklist(['all', ...FEED_TYPES]), 'all'),
      page: countParam(1, 1000),
      per_page: countParam(20, 100),
    }),
    response: envelope(feedWire),
  }),
} as const;

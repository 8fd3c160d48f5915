import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { countParam, envelope, flag, label, pageNumber, text } from '../wire.ts';
import { importance, maybeAmount, maybeCount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** What kind of event it was. */
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
    /** 3 the most important. */
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
    /** Close of that day, USD; null where the market does not reach back. */
    price: wire.price,
  })),
);

/** What a coin's feed holds. */
export const FEED_TYPES = ['flash', 'notice', 'tweet', 'event'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

const NEWS_ID = /^news-(\d{1,15})$/;

function newsIdOf(id: string): number | null {
  const digits = NEWS_ID.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

const feedItemWire = v.pipe(
  v.object({
    id: v.string(),
    type: v.picklist(FEED_TYPES),
    title: label,
    content: text,
    issuetime: wireTime,
    authorname: text,
    price: maybeAmount,
    /** Path of its page on this site; '' where it has none. */
    url: text,
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
    /** Never an address outside this site. */
    path: /^\/(?!\/)/.test(wire.url) ? wire.url : '',
    /** A text stands behind the headline. */
    isArticle: wire.isarticle,
    /** What it is written in; English news can be had in Chinese (`newsTranslation`). */
    language: wire.lang,
    /** Of news: what the translator is asked for; null for everything else. */
    newsId: newsIdOf(wire.id),
    /** USD when it happened; null where the market does not reach back. */
    price: wire.price,
  })),
);

/** Something that happened around a coin. */
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

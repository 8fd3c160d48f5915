import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { keyword } from '../search.ts';
import { countParam, envelope, flagParam, label, listPage, numberChoice, text } from '../wire.ts';
import { between, maybeCount, num, wireCount } from '../wireNumber.ts';
import { listOf, maybePart, rowsOf } from '../wireRows.ts';
import { article } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { newsItemEntries, newsItemWire, toNewsItem } from './item.ts';
import { FLASH_KINDS, NEWS_CHANNELS } from './sections.ts';

/** One page of news. */
const listWire = v.pipe(
  v.object({ list: listOf(newsItemWire), timestamp: maybeSeconds, total_count: maybeCount }),
  v.transform((wire) => ({
    /** Newest first. */
    rows: wire.list,
    /** Start of the next, older page (epoch ms); null at the end. */
    next: wire.timestamp,
  })),
);

const neighbourWire = maybePart(v.object({ id: wireCount, title: label }));
const relatedWire = v.object({ id: wireCount, title: label, issuetime: seconds });

const detailWire = v.pipe(
  v.object({
    ...newsItemEntries,
    content: article,
    /** May be missing: the text still has value without its time. */
    issuetime: maybeSeconds,
    previous: neighbourWire,
    next: neighbourWire,
    related: v.optional(rowsOf(relatedWire), []),
  }),
  v.transform((wire) => ({
    ...toNewsItem(wire),
    /** The next older and the next newer item of its kind. */
    previous: wire.previous,
    next: wire.next,
    related: wire.related.map(({ id, title, issuetime }) => ({ id, title, time: issuetime })),
  })),
);

/** One item with its neighbours and related items. */
export type NewsDetail = v.InferOutput<typeof detailWire>;

/** A desk of the newsroom. */
const deskWire = v.pipe(
  v.object({
    authorid: text,
    intro: text,
    name: label,
    count: wireCount,
    latest: maybePart(v.object({ id: wireCount, title: label })),
  }),
  v.transform((wire) => ({
    /** Part of its address; '' if it has no page. */
    code: wire.authorid,
    intro: wire.intro,
    name: wire.name,
    /** Articles of the last 30 days; 0 for a desk that only writes flashes. */
    count: wire.count,
    latest: wire.latest,
  })),
);

/** A news desk: name, subject, number of recent articles. */
export type NewsDesk = v.InferOutput<typeof deskWire>;

/** Maximum of articles per month; the sitemap has one file per five hundred. */
const MOST_OF_A_MONTH = 100_000;

const CHANNEL_NUMBERS = Object.values(NEWS_CHANNELS);
/** Part of an address. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
const newsId = v.pipe(num, v.integer(), v.minValue(1));
const code = v.optional(v.pipe(v.string(), v.maxLength(80)), '');

export const newsEndpoints = {
  /**
   * `timestamp` (s) is the start of a page, inclusive: the next page starts at the last row's time minus 1. `direction`
   * 1 goes back in time; 0 returns what was published after `timestamp`.
   */
  newsList: defineEndpoint({
    policy: 20,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/news',
    params: v.object({
      channelid: numberChoice(CHANNEL_NUMBERS, NEWS_CHANNELS.flash),
      direction: numberChoice([0, 1], 1),
      per_page: countParam(20, 100),
      isfxh: flagParam(0),
      timestamp: v.optional(v.pipe(num, v.integer(), v.minValue(0))),
      kind: v.optional(v.picklist(FLASH_KINDS), 'all'),
      coincode: code,
      exchangecode: code,
      /** A concept: news about any of its coins. */
      conceptid: code,
      authorid: code,
    }),
    response: envelope(listWire),
  }),
  newsDetail: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/detail',
    params: v.object({ id: newsId }),
    response: envelope(detailWire),
  }),
  /** Most read within 24 h, most read first. */
  newsHot: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/hot',
    params: v.object({ per_page: countParam(10, 50) }),
    response: envelope(
      v.pipe(
        v.object({ list: listOf(newsItemWire) }),
        v.transform(({ list }) => list),
      ),
    ),
  }),
  newsDesks: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/authors',
    params: v.object({}),
    response: envelope(listOf(deskWire)),
  }),
  /** Articles and flashes about one coin, newest first. */
  coinNews: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/coin',
    params: v.object({
      coincode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      page: countParam(1, 500),
      per_page: countParam(20, 100),
    }),
    response: listPage(newsItemWire),
  }),
  newsSearch: defineEndpoint({
    policy: 30,
    method: 'GET',
    host: 'api',
    path: '/api/search/news',
    word: 'code',
    params: v.object({
      code: keyword,
      page: countParam(1, 500),
      per_page: countParam(20, 100),
    }),
    response: listPage(newsItemWire),
  }),
  /** Number of articles per month, newest month first; the sitemap is divided by it. */
  newsMonths: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/months',
    params: v.object({}),
    response: envelope(listOf(v.object({ month, count: between(0, MOST_OF_A_MONTH) }))),
  }),
  /** Ids of the articles of a month (`2026-11`, in Beijing), oldest first. */
  newsMonth: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/month',
    params: v.object({
      month,
      page: countParam(1, 1000),
      per_page: countParam(500, 1000),
    }),
    response: listPage(wireCount),
  }),
} as const;

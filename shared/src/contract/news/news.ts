import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { keyword } from '../search.ts';
import { countParam, envelope, flagParam, label, listPage, numberChoice, text, wordParam } from '../wire.ts';
import { between, maybeCount, num, wireCount } from '../wireNumber.ts';
import { listOf, maybePart, rowsOf } from '../wireRows.ts';
import { article } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { newsItemFields, newsItemRow, toNewsItem } from './item.ts';
import { FLASH_KINDS, NEWS_CHANNELS, NEWS_LANGUAGES } from './sections.ts';

/** One page of news. */
const listRow = row({
  /** Newest first. */
  rows: ['list', listOf(newsItemRow)],
  /** Start of the next, older page (epoch ms); null at the end. */
  next: ['timestamp', maybeSeconds],
  total: ['total_count', maybeCount, 'unread'],
  /**
   * Of the front page's articles of a day, the one whose main coin moved the market's value most in 24 hours; null
   * elsewhere, and without one.
   */
  lead: ['lead_id', v.optional(maybeCount, null)],
});

const neighbour = maybePart(v.object({ id: wireCount, title: label }));
const relatedRow = row({ id: wireCount, title: label, time: ['issuetime', seconds] });

const detailRow = row(
  {
    ...newsItemFields,
    content: article,
    /** May be missing: the text still has value without its time. */
    time: ['issuetime', maybeSeconds],
    /** The next older and the next newer item of its kind. */
    previous: neighbour,
    next: neighbour,
    related: v.optional(rowsOf(relatedRow), []),
  },
  toNewsItem,
);

/** One item with its neighbours and related items. */
export type NewsDetail = v.InferOutput<typeof detailRow>;

/** A desk of the newsroom. */
const deskRow = row({
  /** Part of its address; '' if it has no page. */
  code: ['authorid', text],
  intro: text,
  name: label,
  /** Articles of the last 30 days; 0 for a desk that only writes flashes. */
  count: wireCount,
  latest: maybePart(v.object({ id: wireCount, title: label })),
});

/** A news desk: name, subject, number of recent articles. */
export type NewsDesk = v.InferOutput<typeof deskRow>;

/** Maximum of articles per month; the sitemap has one file per five hundred. */
const MOST_OF_A_MONTH = 100_000;

/** Letters of `NEWS_COINS_MAX` codes, with room. */
const MOST_OF_CODES = 8_000;

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
      /** Our own: readers of the site read Chinese. Of an author everything. */
      lang: wordParam(NEWS_LANGUAGES, 'zh'),
      coincode: code,
      /** News about any of these coins, by code with commas between; what no coin is called by is passed over. */
      coincodes: v.optional(v.pipe(v.string(), v.maxLength(MOST_OF_CODES)), ''),
      exchangecode: code,
      /** A concept: news about any of its coins. */
      conceptid: code,
      authorid: code,
    }),
    response: envelope(listRow),
  }),
  newsDetail: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/detail',
    params: v.object({ id: newsId }),
    response: envelope(detailRow),
  }),
  /** Most read within 24 h, most read first; Chinese alone, and without what only quotes a price. */
  newsHot: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/hot',
    params: v.object({ per_page: countParam(10, 50) }),
    response: envelope(row({ list: listOf(newsItemRow) }, ({ list }) => list)),
  }),
  newsDesks: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/authors',
    params: v.object({}),
    response: envelope(listOf(deskRow)),
  }),
  /** Articles and flashes about one coin in Chinese, newest first. */
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
    response: listPage(newsItemRow),
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
    response: listPage(newsItemRow),
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

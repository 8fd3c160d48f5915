import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { countParam, envelope, pageNumber } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, num, wireAmount, wireCount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** A day in the wire's format: YYYYMMDD in Beijing. */
const day = v.optional(v.pipe(v.string(), v.regex(/^((19|20)\d{6})?$/)), '');

const dayRow = row({
  /** Beijing midnight at which the day begins. */
  time: ['tickertime', wireTime],
  open: ['openprice', wireAmount],
  high: wireAmount,
  low: wireAmount,
  close: ['closeprice', wireAmount],
  volumeCoins: ['vol', wireAmount],
  volume: ['amount', wireAmount],
  /** Close × current circulating supply. */
  marketCap: ['marketcap', maybeAmount],
  turnoverRate: ['turnoverrate', maybeAmount],
  /** Close relative to open, %. */
  change: ['changerate', num],
});

/** A day of a coin's history. Money in USD, percentages in percent. */
export type CoinDay = v.InferOutput<typeof dayRow>;

const yearRow = row({
  year: wireCount,
  /** Each month's highest price; null for months before the coin's start or after today. */
  highs: ['list', v.array(maybeNum)],
  /** Each month's change, %: its last close against the one before it, the coin's first month against its first open. */
  changes: ['changerates', v.optional(v.array(maybeNum), [])],
  /** The same of the whole year, as far as it has come. */
  change: ['changerate', v.optional(maybeNum, null)],
});

const historyRow = row(
  {
    /** Newest first. */
    days: ['list', rowsOf(dayRow)],
    /** Newest first. */
    years: ['highpricekline', rowsOf(yearRow)],
    /** Over the requested days. */
    range: [
      'data',
      row({
        high: maybeAmount,
        low: maybeAmount,
        change: ['changerate', maybeNum],
        firstDay: ['firsttime', maybeTime],
      }),
    ],
    total: ['total_count', maybeCount],
    pageCount: ['total_pages', pageNumber],
    page: pageNumber,
  },
  ({ range, ...history }) => ({
    ...history,
    /** Highest and lowest price, and the change from first open to last close, %. */
    high: range.high,
    low: range.low,
    change: range.change,
    /** First day of the coin's history. */
    firstDay: range.firstDay,
  }),
);

/** A coin's days. */
export type CoinHistory = v.InferOutput<typeof historyRow>;

const rankRow = row({ time: ['ticker_time', wireTime], rank: ['rank_no', wireCount] });

/** A coin's rank by market value at an instant. */
export type CoinRankPoint = v.InferOutput<typeof rankRow>;

export const coinHistoryEndpoints = {
  coinHistory: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/history',
    params: v.object({
      coincode: coinCode,
      begintime: day,
      endtime: day,
      page: countParam(1, 1000),
      per_page: countParam(30, 10_000),
    }),
    response: envelope(historyRow),
  }),
  coinRankHistory: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/coin/coinhisrank',
    params: v.object({ code: coinCode }),
    /** Oldest first; empty for a coin without a rank. */
    response: envelope(listOf(rankRow)),
  }),
} as const;

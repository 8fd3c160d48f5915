import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { countParam, envelope, pageNumber } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, num, wireAmount, wireCount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** A day in the wire's format: YYYYMMDD in Beijing. */
const day = v.optional(v.pipe(v.string(), v.regex(/^((19|20)\d{6})?$/)), '');

const dayWire = v.pipe(
  v.object({
    tickertime: wireTime,
    openprice: wireAmount,
    high: wireAmount,
    low: wireAmount,
    closeprice: wireAmount,
    vol: wireAmount,
    amount: wireAmount,
    marketcap: maybeAmount,
    turnoverrate: maybeAmount,
    changerate: num,
  }),
  v.transform((wire) => ({
    /** Beijing midnight at which the day begins. */
    time: wire.tickertime,
    open: wire.openprice,
    high: wire.high,
    low: wire.low,
    close: wire.closeprice,
    volumeCoins: wire.vol,
    volume: wire.amount,
    /** Close × current circulating supply. */
    marketCap: wire.marketcap,
    turnoverRate: wire.turnoverrate,
    /** Close relative to open, %. */
    change: wire.changerate,
  })),
);

/** A day of a coin's history. Money in USD, percentages in percent. */
export type CoinDay = v.InferOutput<typeof dayWire>;

const historyWire = v.pipe(
  v.object({
    list: rowsOf(dayWire),
    /** Each month's highest price, by year; null for months before the coin's start or after today. */
    highpricekline: rowsOf(v.object({ year: wireCount, list: v.array(maybeNum) })),
    data: v.object({ high: maybeAmount, low: maybeAmount, changerate: maybeNum, firsttime: maybeTime }),
    total_count: maybeCount,
    total_pages: pageNumber,
    page: pageNumber,
  }),
  v.transform((wire) => ({
    /** Newest first. */
    days: wire.list,
    page: wire.page,
    pageCount: wire.total_pages,
    total: wire.total_count,
    years: wire.highpricekline.map(({ year, list }) => ({ year, highs: list })),
    /** Over the requested days: highest and lowest price, and the change from first open to last close, %. */
    high: wire.data.high,
    low: wire.data.low,
    change: wire.data.changerate,
    /** First day of the coin's history. */
    firstDay: wire.data.firsttime,
  })),
);

/** A coin's days. */
export type CoinHistory = v.InferOutput<typeof historyWire>;

const rankWire = v.pipe(
  v.object({ ticker_time: wireTime, rank_no: wireCount }),
  v.transform(({ ticker_time, rank_no }) => ({ time: ticker_time, rank: rank_no })),
);

/** A coin's rank by market value at an instant. */
export type CoinRankPoint = v.InferOutput<typeof rankWire>;

export const coinHistoryEndpoints = {
  coinHistory: defineEndpoint({
    policy: EACH_BEAT,
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
    response: envelope(historyWire),
  }),
  coinRankHistory: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/coin/coinhisrank',
    params: v.object({ code: coinCode }),
    /** Oldest first; empty for a coin without a rank. */
    response: envelope(listOf(rankWire)),
  }),
} as const;

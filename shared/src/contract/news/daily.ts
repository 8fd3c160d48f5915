import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, flag, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, num, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { word } from '../wireTexts.ts';
import { seconds } from '../wireTime.ts';

const coin = row({
  code: word,
  symbol: word,
  name: text,
  logo: text,
  close: wireAmount,
  /** %, from the day's first price to its last. */
  change: ['changerate', num],
  turnover: wireAmount,
});

const flash = row({ id: wireCount, title: label, time: ['issuetime', seconds] });
const event = row({
  id: word,
  title: label,
  time: ['date_event', seconds],
  isAllDay: ['all_day', flag],
});

const dayRow = row({
  begins: ['begintime', seconds],
  /** The midnight after it. */
  ends: ['endtime', seconds],
  /** The oldest and the newest day that can be asked for, by their midnights. */
  first: ['firsttime', seconds],
  last: ['lasttime', seconds],
  /** Strongest first. */
  coins: rowsOf(coin),
  /** At the day's end and at the end of the day before, USD. */
  marketCap: maybeAmount,
  marketCapBefore: ['lastmarket_cap', maybeAmount],
  /** Of the day and of the day before, USD. */
  turnover: maybeAmount,
  turnoverBefore: ['lastturnover', maybeAmount],
  /** Fear and greed, 0–100, of the day and of the day before. */
  fearGreed: ['feargreed', maybeNum],
  fearGreedBefore: ['lastfeargreed', maybeNum],
  /** Liquidations of the day, USD; null where an hour of it is not known. */
  longs: maybeAmount,
  shorts: maybeAmount,
  /** The important flashes of the day, newest first; null where nobody weighs them. */
  flashes: v.nullable(rowsOf(flash)),
  /** All flashes of the day. */
  flashCount: ['flash_count', maybeCount],
  /** The most important ones of the day after, by time. */
  events: rowsOf(event),
});

/** A day of the market (in Beijing) that is over, in figures: its coins, totals, news, and what comes the day after. */
export type DayFigures = v.InferOutput<typeof dayRow>;

export const dailyEndpoints = {
  newsDaily: defineEndpoint({
    // The past of the whole market is scaled by its total of now.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/daily',
    params: v.object({
      /** YYYY-MM-DD; by default the last day that is over. */
      date: v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)), ''),
    }),
    response: envelope(dayRow),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { envelope, noParams, text } from './wire.ts';
import { maybeScore, num, wireScore } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeTime, wireTime } from './wireTime.ts';

/** 0 (extreme fear) to 100 (extreme greed), with the upstream's label. */
const fearGreedWire = v.pipe(
  v.object({
    now: maybeScore,
    now_desc: text,
    yesterday: maybeScore,
    yesterday_desc: text,
    lastweek: maybeScore,
    lastweek_desc: text,
    lastmonth: maybeScore,
    lastmonth_desc: text,
    issuetime: maybeTime,
    sulks: v.optional(
      rowsOf(v.object({ issuetime: wireTime, sulkindex: wireScore, sulkindex_desc: text })),
      [],
    ),
  }),
  v.transform((wire) => ({
    now: { value: wire.now, label: wire.now_desc },
    yesterday: { value: wire.yesterday, label: wire.yesterday_desc },
    lastWeek: { value: wire.lastweek, label: wire.lastweek_desc },
    lastMonth: { value: wire.lastmonth, label: wire.lastmonth_desc },
    updatedAt: wire.issuetime,
    /** Daily values, oldest first. */
    history: wire.sulks
      .map((day) => ({ time: day.issuetime, value: day.sulkindex, label: day.sulkindex_desc }))
      .toSorted((a, b) => a.time - b.time),
  })),
);

/** Three shares in %: 看涨, 空仓, 看跌, in this order on the wire. */
const voteStatsWire = v.pipe(
  v.object({
    items: v.strictTuple([v.object({ ratio: num }), v.object({ ratio: num }), v.object({ ratio: num })]),
  }),
  v.transform(({ items: [bullish, neutral, bearish] }) => ({
    bullish: bullish.ratio,
    neutral: neutral.ratio,
    bearish: bearish.ratio,
  })),
);

export const sentimentEndpoints = {
  fearGreed: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/sulkindex',
    params: noParams,
    response: envelope(fearGreedWire),
  }),
  voteStats: defineEndpoint({
    policy: 10,
    method: 'GET',
    host: 'api',
    path: '/api/v2/news/action_stat',
    params: noParams,
    response: envelope(voteStatsWire),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { envelope, noParams, num, text } from './wire.ts';
import { maybeTime, wireTime } from './wireTime.ts';

/** 0 (extreme fear) to 100 (extreme greed), with the upstream's own word for it. */
const fearGreedWire = v.pipe(
  v.object({
    now: num,
    now_desc: text,
    yesterday: num,
    yesterday_desc: text,
    lastweek: num,
    lastweek_desc: text,
    lastmonth: num,
    lastmonth_desc: text,
    issuetime: maybeTime,
    sulks: v.optional(v.array(v.object({ issuetime: wireTime, sulkindex: num, sulkindex_desc: text })), []),
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

/** A slice of the market value pie. */
const shareWire = v.pipe(
  v.object({ symbol: v.string(), code: text, percentage: num }),
  v.transform((wire) => ({
    /** Ticker symbol; 其他 gathers the rest. */
    symbol: wire.symbol,
    code: wire.code,
    /** % of the market value of all recorded coins, stablecoins included. */
    share: wire.percentage,
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
  coinAccounting: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/coin_accounting',
    params: noParams,
    response: envelope(v.array(shareWire)),
  }),
} as const;

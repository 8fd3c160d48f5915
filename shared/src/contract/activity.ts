import * as v from 'valibot';
import { rankedCoin, toRankedCoin } from './coin/parts.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, envelope, flatPage } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from './wireNumber.ts';
import { listOf } from './wireRows.ts';
import { maybeTime, millis } from './wireTime.ts';

const trendPoint = v.pipe(
  v.tuple([millis, wireAmount, wireAmount, wireShare, wireShare]),
  v.transform(([time, marketCap, volume, btcShare, ethShare]) => ({
    time,
    /** Market value at the day's end and volume of the day, USD. */
    marketCap,
    volume,
    /** % of the market value. */
    btcShare,
    ethShare,
  })),
);

/** The whole market on one day. */
export type MarketTrendPoint = v.InferOutput<typeof trendPoint>;

/** Why a coin stands out: unusual volume, a new 24 h high or low, one large trade. */
export const ACTIVITY_KINDS = ['volume', 'high', 'low', 'trade'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const activityWire = v.pipe(
  v.object({
    ...rankedCoin,
    kind: v.picklist(ACTIVITY_KINDS),
    time: maybeTime,
    ratio: maybeNum,
    change_5m: maybeNum,
    amount_usd: maybeAmount,
    trade_usd: maybeAmount,
    trade_side: v.optional(v.nullable(v.picklist(['buy', 'sell'])), null),
    vol_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    kind: wire.kind,
    time: wire.time,
    /** Volume of the last 5 minutes ÷ mean 5-minute volume of the last 24 h. */
    volumeRatio: wire.ratio,
    /** % over the last 5 minutes. */
    change5m: wire.change_5m,
    /** Volume of the last 5 minutes, USD. */
    volume5m: wire.amount_usd,
    /** The largest trade of those minutes, USD, if it is the reason. */
    tradeValue: wire.trade_usd,
    tradeSide: wire.trade_side,
    volume24h: wire.vol_usd,
  })),
);

/** Unusual activity of a coin right now. */
export type Activity = v.InferOutput<typeof activityWire>;

export const activityEndpoints = {
  /** One point a day, oldest first; the last one is now. */
  marketTrend: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/markettrend',
    params: v.object({ days: countParam(365, 1095) }),
    response: envelope(listOf(trendPoint)),
  }),
  activeCoins: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/active',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(100, 200),
      type: v.optional(v.picklist(['all', ...ACTIVITY_KINDS]), 'all'),
    }),
    response: flatPage(activityWire),
  }),
} as const;

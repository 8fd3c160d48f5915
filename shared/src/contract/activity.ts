import * as v from 'valibot';
import { named, rankedCoin } from './coin/parts.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row, tupleRow } from './fields.ts';
import { countParam, envelope, flatPage } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from './wireNumber.ts';
import { listOf } from './wireRows.ts';
import { maybeIntegerSeconds, millis } from './wireTime.ts';

const trendPoint = tupleRow({
  time: millis,
  /** Market value at the day's end and volume of the day, USD. */
  marketCap: wireAmount,
  volume: wireAmount,
  /** % of the market value. */
  btcShare: wireShare,
  ethShare: wireShare,
});

/** The whole market on one day. */
export type MarketTrendPoint = v.InferOutput<typeof trendPoint>;

/** Why a coin stands out: unusual volume, a new 24 h high or low, one large trade. */
export const ACTIVITY_KINDS = ['volume', 'high', 'low', 'trade'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const activityRow = row(
  {
    ...rankedCoin,
    kind: v.picklist(ACTIVITY_KINDS),
    time: maybeIntegerSeconds,
    /** Volume of the last 5 minutes ÷ mean 5-minute volume of the last 24 h. */
    volumeRatio: ['ratio', maybeNum],
    /** % over the last 5 minutes. */
    change5m: ['change_5m', maybeNum],
    /** Volume of the last 5 minutes, USD. */
    volume5m: ['amount_usd', maybeAmount],
    /** The largest trade of those minutes, USD, if it is the reason. */
    tradeValue: ['trade_usd', maybeAmount],
    tradeSide: ['trade_side', v.optional(v.nullable(v.picklist(['buy', 'sell'])), null)],
    volume24h: ['vol_usd', maybeAmount],
  },
  named,
);

/** Unusual activity of a coin right now. */
export type Activity = v.InferOutput<typeof activityRow>;

export const activityEndpoints = {
  /** One point a day, oldest first; the last one is now. */
  marketTrend: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/markettrend',
    params: v.object({ days: countParam(365, 1095) }),
    response: envelope(listOf(trendPoint)),
  }),
  activeCoins: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/active',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(100, 200),
      type: v.optional(v.picklist(['all', ...ACTIVITY_KINDS]), 'all'),
    }),
    response: flatPage(activityRow),
  }),
} as const;

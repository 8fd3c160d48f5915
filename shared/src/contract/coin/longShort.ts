import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeShare, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** Periods over which positions are counted. */
export const LONG_SHORT_PERIODS = ['15m', '1h', '4h', '24h'] as const;
export type LongShortPeriod = (typeof LONG_SHORT_PERIODS)[number];

const exchangeWire = v.pipe(
  v.object({
    exchange_code: v.string(),
    name: label,
    logo: text,
    longRate: wireShare,
    shortRate: wireShare,
    longShortRatio: wireAmount,
    topAccountRatio: maybeAmount,
    topPositionRatio: maybeAmount,
    takerRatio: maybeAmount,
    open_interest: maybeAmount,
    ts: wireTime,
  }),
  v.transform((wire) => ({
    exchangeCode: wire.exchange_code,
    exchangeName: wire.name,
    exchangeLogo: wire.logo,
    /** % of the accounts with a position. */
    long: wire.longRate,
    short: wire.shortRate,
    /** Accounts long ÷ accounts short. */
    accountRatio: wire.longShortRatio,
    /** The same among the 20 % of accounts with the most margin: by accounts, and by position size. */
    topAccountRatio: wire.topAccountRatio,
    topPositionRatio: wire.topPositionRatio,
    /** Taker buy volume ÷ taker sell volume in the period. */
    takerRatio: wire.takerRatio,
    openInterest: wire.open_interest,
    time: wire.ts,
  })),
);

/** Long/short figures of one exchange. */
export type ExchangeLongShort = v.InferOutput<typeof exchangeWire>;

const longShortWire = v.pipe(
  v.object({
    long_percent: maybeShare,
    short_percent: maybeShare,
    list: rowsOf(exchangeWire),
    history: rowsOf(
      v.object({
        ts: wireTime,
        longShortRatio: wireAmount,
        topPositionRatio: maybeAmount,
        price: maybeAmount,
      }),
    ),
  }),
  v.transform((wire) => ({
    /** % of accounts, exchanges weighted by open interest. */
    long: wire.long_percent,
    short: wire.short_percent,
    exchanges: wire.list,
    /** Oldest first; the last point is the current one. Price in USD. */
    history: wire.history.map((point) => ({
      time: point.ts,
      accountRatio: point.longShortRatio,
      topPositionRatio: point.topPositionRatio,
      price: point.price,
    })),
  })),
);

/** Positioning of a coin's futures traders. */
export type CoinLongShort = v.InferOutput<typeof longShortWire>;

export const coinLongShortEndpoints = {
  coinLongShort: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/longshort',
    params: v.object({
      code: coinCode,
      period: v.optional(v.picklist(LONG_SHORT_PERIODS), '1h'),
    }),
    /** null: the coin has no futures. */
    response: envelope(v.nullable(longShortWire)),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeShare, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** Periods over which positions are counted. */
export const LONG_SHORT_PERIODS = ['15m', '1h', '4h', '24h'] as const;
export type LongShortPeriod = (typeof LONG_SHORT_PERIODS)[number];

const exchangeRow = row({
  exchangeCode: ['exchange_code', v.string()],
  exchangeName: ['name', label],
  exchangeLogo: ['logo', text],
  /** % of the accounts with a position. */
  long: ['longRate', wireShare],
  short: ['shortRate', wireShare],
  /** Accounts long ÷ accounts short. */
  accountRatio: ['longShortRatio', wireAmount],
  /** The same among the 20 % of accounts with the most margin: by accounts, and by position size. */
  topAccountRatio: maybeAmount,
  topPositionRatio: maybeAmount,
  /** Taker buy volume ÷ taker sell volume in the period. */
  takerRatio: maybeAmount,
  openInterest: ['open_interest', maybeAmount],
  time: ['ts', wireTime],
});

/** Long/short figures of one exchange. */
export type ExchangeLongShort = v.InferOutput<typeof exchangeRow>;

const longShortRow = row({
  /** % of accounts, exchanges weighted by open interest. */
  long: ['long_percent', maybeShare],
  short: ['short_percent', maybeShare],
  exchanges: ['list', rowsOf(exchangeRow)],
  /** Oldest first; the last point is the current one. Price in USD. */
  history: rowsOf(
    row({
      time: ['ts', wireTime],
      accountRatio: ['longShortRatio', wireAmount],
      topPositionRatio: maybeAmount,
      price: maybeAmount,
    }),
  ),
});

/** Positioning of a coin's futures traders. */
export type CoinLongShort = v.InferOutput<typeof longShortRow>;

export const coinLongShortEndpoints = {
  coinLongShort: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/longshort',
    params: v.object({
      code: coinCode,
      period: v.optional(v.picklist(LONG_SHORT_PERIODS), '1h'),
    }),
    /** null: the coin has no futures. */
    response: envelope(v.nullable(longShortRow)),
  }),
} as const;

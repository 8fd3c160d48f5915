import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row, tupleRow } from './fields.ts';
import { countParam, envelope, flagParam, numberChoice } from './wire.ts';
import { maybeAmount, maybeNum } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { seconds } from './wireTime.ts';

/** Candles, in minutes, beside which futures are told: what is known is known by the hour. */
export const FUTURES_PERIODS = [60, 240, 1440, 10080, 43200] as const;

/** Days of the past that are kept. */
export const FUTURES_DAYS = 180;

const pointTuple = tupleRow({
  /** Opening of the candle. */
  time: seconds,
  /** % per eight hours over all exchanges, weighted by open interest: the last one in the candle. */
  funding: maybeNum,
  /** USD over all exchanges: the last one in the candle. */
  openInterest: maybeAmount,
  /** Accounts long ÷ accounts short, exchanges weighted by open interest: the last one in the candle. */
  accountRatio: maybeAmount,
  /** USD of positions closed by force within the candle. */
  long: maybeAmount,
  short: maybeAmount,
});

/** A coin's futures beside one candle; null for what is not known of it. */
export type FuturesPoint = v.InferOutput<typeof pointTuple>;

export const futuresHoursEndpoints = {
  /** Our own addition: the panes of futures under the candles of a chart. */
  futuresHours: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/futures',
    params: v.object({
      code: coinCode,
      /** Minutes. */
      period: numberChoice(FUTURES_PERIODS, 60),
      /** Seconds; candles that open before it. Default: up to now. */
      reach: maybeNum,
      /** 1: days begin at UTC midnight, 0: at Beijing midnight. */
      utc: flagParam(0),
      limit: countParam(300, 500),
    }),
    /** Oldest first; null: the coin has no contract. */
    response: envelope(v.nullable(row({ points: rowsOf(pointTuple) }))),
  }),
} as const;

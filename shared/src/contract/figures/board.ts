import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, num } from '../wire.ts';

/** YYYYMMDD in Beijing. */
const day = v.pipe(v.string(), v.regex(/^20\d{6}$/));

const boardWire = v.object({
  /** Epoch ms of the day that is told; of the present, now. */
  time: num,
  /** Bitcoin's close then, and now, USD. */
  price: maybeNum,
  priceNow: maybeNum,
  rows: v.array(
    v.object({
      key: v.string(),
      /** null where it had no value on that day. */
      value: maybeNum,
      /** The 31 days until then, oldest first. */
      recent: v.array(num),
    }),
  ),
});

/** What every indicator said on one day. */
export type IndicatorBoard = v.InferOutput<typeof boardWire>;

export const boardEndpoints = {
  /** The path is ours. */
  indicatorBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/board',
    params: v.object({ date: v.optional(day) }),
    response: envelope(boardWire),
  }),
} as const;

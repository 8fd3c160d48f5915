import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { lineNumbers, maybeAmount, maybeNum } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** YYYYMMDD in Beijing. */
const day = v.pipe(v.string(), v.regex(/^20\d{6}$/));

export const board = v.object({
  /** Epoch ms of the day; for the current day, now. */
  time: millis,
  /** Bitcoin's close on that day, and now, USD. */
  price: maybeAmount,
  priceNow: maybeAmount,
  rows: rowsOf(
    v.object({
      key: v.string(),
      /** null if it had no value on that day. */
      value: maybeNum,
      /** Epoch ms of the day that the value is of, where it is an earlier one; a source may count by UTC. */
      earlier: v.optional(v.nullable(millis), null),
      /** The 31 days until then, oldest first. */
      recent: lineNumbers,
    }),
  ),
});

/** All indicators' values on one day. */
export type IndicatorOverview = v.InferOutput<typeof board>;

export const indicatorOverviewEndpoints = {
  /** Not a path of the original upstream. */
  indicatorOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/board',
    params: v.object({ date: v.optional(day) }),
    response: envelope(board),
  }),
} as const;

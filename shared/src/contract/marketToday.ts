import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { envelope, noParams } from './wire.ts';
import { maybeAmount, maybeNum, num, wireAmount, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { millis } from './wireTime.ts';

/** Changes in % of one size: from a bound (inclusive) up to the next; the last has no upper bound. */
const size = v.object({ from: num, to: maybeNum, rises: wireCount, falls: wireCount });

const today = v.object({
  bitcoin: v.object({ price: maybeAmount, change24h: maybeNum }),
  /** Total market value over 24 hours, epoch ms and USD, oldest first, the last one now; empty if unknown. */
  marketCaps: rowsOf(v.tuple([millis, wireAmount])),
  /** Liquidations in USD: of 24 hours (null until all of them are known), and by hour, oldest first. */
  long24h: maybeAmount,
  short24h: maybeAmount,
  hours: rowsOf(v.object({ time: millis, long: num, short: num })),
  /** Ranked coins by the size of their 24 h change. `still`: those that rose and fell by nothing. */
  sizes: rowsOf(size),
  still: wireCount,
  /** Of all their changes, %. */
  median: maybeNum,
});

/** The market's last 24 hours at one instant. */
export type MarketToday = v.InferOutput<typeof today>;

export const marketTodayEndpoints = {
  /** Not a path of the original upstream. */
  marketToday: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/market/today',
    params: noParams,
    response: envelope(today),
  }),
} as const;

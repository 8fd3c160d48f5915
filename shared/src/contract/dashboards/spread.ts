import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, numberChoice } from '../wire.ts';
import { num, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** Minutes between two points of the spread. */
export const SPREAD_PERIODS = [1, 60, 1440] as const;
export type SpreadPeriod = (typeof SPREAD_PERIODS)[number];
export const FIRST_SPREAD_PERIOD: SpreadPeriod = 60;

const venue = v.object({ code: v.string(), name: label });

const spread = v.object({
  /** The exchange that the others are compared with. */
  reference: venue,
  others: v.array(venue),
  /** Oldest first, the last one now; prices in USD, `others` in the order above. */
  points: rowsOf(v.object({ time: millis, reference: wireAmount, others: v.array(num) })),
});

/** Bitcoin's price on one exchange compared with others. */
export type SpotSpread = v.InferOutput<typeof spread>;
export type SpreadPoint = SpotSpread['points'][number];

export const spreadEndpoints = {
  /** Not a path of the original upstream. */
  spotSpread: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/spread',
    params: v.object({ period: numberChoice(SPREAD_PERIODS, FIRST_SPREAD_PERIOD) }),
    response: envelope(spread),
  }),
} as const;

/** The period an address selects; one hour if it selects none or an unknown one. */
export function spreadPeriod(asked: string | null): SpreadPeriod {
  return SPREAD_PERIODS.find((period) => String(period) === asked) ?? FIRST_SPREAD_PERIOD;
}

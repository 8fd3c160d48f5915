import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const round = v.object({
  id: v.string(),
  time: num,
  project: v.string(),
  round: v.string(),
  category: v.string(),
  /** USD; the valuation is null where it was not told. */
  amount: num,
  valuation: maybeNum,
  lead: v.string(),
  others: v.array(v.string()),
});

const financingWire = v.object({
  /** USD and rounds of the last 30 and 90 days. */
  amount30d: num,
  amount90d: num,
  count30d: num,
  count90d: num,
  /** Those of the last 90 days, newest first. */
  rounds: v.array(round),
  /** By calendar month (UTC), oldest first; the last one is not over. */
  months: v.array(v.object({ time: num, amount: num, count: num })),
  /** Who invested most often in 90 days. */
  investors: v.array(v.object({ name: v.string(), rounds: num, leads: num, leadAmount: num })),
});

/** Venture money. */
export type Financing = v.InferOutput<typeof financingWire>;
export type FinancingRound = Financing['rounds'][number];
export type Investor = Financing['investors'][number];

const HOUR_S = 3600;

export const financingEndpoints = {
  /** The path is ours. */
  financing: defineEndpoint({
    policy: HOUR_S,
    method: 'GET',
    host: 'api',
    path: '/api/v2/financing/list',
    params: noParams,
    response: envelope(financingWire),
  }),
} as const;

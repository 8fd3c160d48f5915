import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const round = v.object({
  id: v.string(),
  time: millis,
  project: v.string(),
  round: v.string(),
  category: v.string(),
  /** USD; the valuation is null if undisclosed. */
  amount: wireAmount,
  valuation: maybeAmount,
  lead: v.string(),
  others: v.array(v.string()),
});

const financing = v.object({
  /** USD and rounds of the last 30 and 90 days. */
  amount30d: wireAmount,
  amount90d: wireAmount,
  count30d: wireCount,
  count90d: wireCount,
  /** Rounds of the last 90 days, newest first. */
  rounds: rowsOf(round),
  /** By calendar month (UTC), oldest first; the last one is incomplete. */
  months: rowsOf(v.object({ time: millis, amount: wireAmount, count: wireCount })),
  /** Most active investors over 90 days. */
  investors: rowsOf(v.object({ name: label, rounds: wireCount, leads: wireCount, leadAmount: wireAmount })),
});

/** Venture funding. */
export type Financing = v.InferOutput<typeof financing>;
export type FinancingRound = Financing['rounds'][number];
export type Investor = Financing['investors'][number];

const HOUR_S = 3600;

export const financingEndpoints = {
  /** Not a path of the original upstream. */
  financing: defineEndpoint({
    policy: HOUR_S,
    method: 'GET',
    host: 'api',
    path: '/api/v2/financing/list',
    params: noParams,
    response: envelope(financing),
  }),
} as const;

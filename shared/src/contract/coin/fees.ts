import * as v from 'valibot';
import { earnedChanges, earnedFields } from '../defi/earnedFields.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label } from '../wire.ts';
import { maybeAmount, maybeRank, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/**
 * Whose fees stand on a coin's page: of the protocol whose coin it is; of the company that issues it; of the chain itself,
 * for transactions (gas); of all applications on that chain together. They are never added up.
 */
const FEE_KINDS = ['protocol', 'issuer', 'gas', 'apps'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

const earner = v.object({
  kind: v.picklist(FEE_KINDS),
  /** Of the protocol or the chain; of the coin for its issuer. */
  code: v.string(),
  name: label,
  ...earnedFields,
  ...earnedChanges,
  /** Place by the fees of 24 h among the rows of its ranking, and how many of these tell them; null without any. */
  rank: maybeRank,
  of: wireCount,
  /** Epoch ms, fees and revenue (null if unknown) of a day in USD, oldest first; empty if it is not told by day. */
  days: rowsOf(v.tuple([millis, maybeAmount, maybeAmount])),
});

const fees = v.object({
  code: v.string(),
  symbol: label,
  name: label,
  /** USD. */
  marketCap: maybeAmount,
  earners: rowsOf(earner),
});

/** What users pay the protocol and the chain whose coin it is, and what these keep of it. */
export type CoinFees = v.InferOutput<typeof fees>;
export type CoinEarner = CoinFees['earners'][number];

export const coinFeesEndpoints = {
  /** Not a path of the original upstream. */
  coinFees: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/fees',
    params: v.object({ code: coinCode }),
    /** null for a coin of which nobody tells fees. */
    response: envelope(v.nullable(fees)),
  }),
} as const;

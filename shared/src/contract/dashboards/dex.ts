import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams, text as wireText } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const venue = v.object({
  code: v.string(),
  name: label,
  logo: wireText,
  /** null where nobody tells it. */
  volume24h: maybeAmount,
  share: maybeShare,
  futures24h: maybeAmount,
  tvl: maybeAmount,
  chains: v.array(v.string()),
});

const pair = v.object({
  id: v.string(),
  code: v.string(),
  name: label,
  symbol: v.string(),
  logo: wireText,
  quote: v.string(),
  venue: v.string(),
  venueCode: v.string(),
  price: wireAmount,
  change1h: maybeNum,
  change24h: maybeNum,
  volume24h: wireAmount,
  /** USD that move the price by 2 %, both sides added. */
  depth: maybeAmount,
  marketCap: maybeAmount,
  /** Days since the coin's first trade. */
  age: wireAmount,
});

const dex = v.object({
  /** Of those that tell it. */
  volume24h: maybeAmount,
  futures24h: maybeAmount,
  tvl: maybeAmount,
  /** % of all spot volume. */
  spotShare: maybeShare,
  venues: rowsOf(venue),
  chains: rowsOf(v.object({ name: label, volume24h: wireAmount, share: wireShare })),
  /** The most traded pairs, and those of the youngest coins. */
  pairs: rowsOf(pair),
  fresh: rowsOf(pair),
  /** Epoch ms and USD per day, oldest first; the last row is the 24 h until now. */
  trend: rowsOf(v.tuple([millis, wireAmount])),
});

/** On-chain trading at one instant, USD. */
export type DexOverview = v.InferOutput<typeof dex>;
export type DexVenue = DexOverview['venues'][number];
export type DexChain = DexOverview['chains'][number];
export type DexPair = DexOverview['pairs'][number];

export const dexOverviewEndpoints = {
  /** Not a path of the original upstream. */
  dexOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/dex/board',
    params: noParams,
    response: envelope(dex),
  }),
} as const;

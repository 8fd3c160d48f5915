import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num, text } from '../wire.ts';

const venue = v.object({
  code: v.string(),
  name: v.string(),
  logo: text,
  volume24h: num,
  share: num,
  tvl: maybeNum,
  chains: v.array(v.string()),
});

const pair = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  symbol: v.string(),
  logo: text,
  quote: v.string(),
  venue: v.string(),
  venueCode: v.string(),
  price: num,
  change1h: num,
  change24h: num,
  volume24h: num,
  /** USD that move the price by 2 %, both ways together. */
  depth: num,
  marketCap: maybeNum,
  /** Days since the coin's first trade. */
  age: num,
});

const dexWire = v.object({
  volume24h: num,
  futures24h: num,
  tvl: num,
  /** % of all spot trade. */
  spotShare: num,
  venues: v.array(venue),
  chains: v.array(v.object({ name: v.string(), volume24h: num, share: num })),
  /** The most traded, and those of the youngest coins. */
  pairs: v.array(pair),
  fresh: v.array(pair),
  /** Epoch ms and USD a day, oldest first; the last row is the 24 h until now. */
  trend: v.array(v.tuple([num, num])),
});

/** Trade on chains at one instant, USD. */
export type DexBoard = v.InferOutput<typeof dexWire>;
export type DexVenue = DexBoard['venues'][number];
export type DexChain = DexBoard['chains'][number];
export type DexPair = DexBoard['pairs'][number];

export const dexBoardEndpoints = {
  /** The path is ours. */
  dexBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/dex/board',
    params: noParams,
    response: envelope(dexWire),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const coin = v.object({
  code: v.string(),
  name: v.string(),
  symbol: v.string(),
  logo: v.string(),
  /** 'usd', 'eur'. */
  peg: v.string(),
  /** USD, and % off the peg. */
  price: num,
  deviation: num,
  supply: num,
  marketCap: num,
  /** % of all stablecoins. */
  share: num,
  volume24h: num,
  /** Change of the supply, in units and %. */
  change7d: maybeNum,
  change30d: maybeNum,
  change7dPercent: maybeNum,
  change30dPercent: maybeNum,
  /** '' where it is not known. */
  issuer: v.string(),
  mechanism: v.string(),
  /** Parts of the supply by chain, %. */
  chains: v.array(v.object({ name: v.string(), share: num })),
});

const stableWire = v.object({
  marketCap: num,
  change7d: num,
  change30d: num,
  volume24h: num,
  /** Tether over the counter in CNY, the official rate, and the premium in %. */
  otcPrice: num,
  cnyPerUsd: num,
  premium: num,
  /** Largest first. */
  coins: v.array(coin),
  /** Day by day, oldest first. */
  premiums: v.array(v.object({ time: num, premium: num, otcPrice: num })),
  /** Coins made (positive) and taken back (negative) on a day, newest first. */
  issues: v.array(v.object({ time: num, code: v.string(), symbol: v.string(), amount: num })),
});

/** Coins that are worth as much as money. */
export type Stablecoins = v.InferOutput<typeof stableWire>;
export type Stablecoin = Stablecoins['coins'][number];
export type StableIssue = Stablecoins['issues'][number];

const supplyWire = v.object({
  coins: v.array(v.object({ code: v.string(), symbol: v.string() })),
  /** Oldest first; units of each coin in the order above, null before its first day. */
  days: v.array(v.object({ time: num, supplies: v.array(maybeNum) })),
});

/** How many there were of each, a year day by day and week by week before. */
export type StableSupplies = v.InferOutput<typeof supplyWire>;

export const stableEndpoints = {
  /** The paths are ours. */
  stablecoins: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/list',
    params: noParams,
    response: envelope(stableWire),
  }),
  stableSupplies: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/supply',
    params: noParams,
    response: envelope(supplyWire),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const coin = v.object({
  code: v.string(),
  name: label,
  symbol: v.string(),
  logo: v.string(),
  /** 'usd', 'eur'. */
  peg: v.string(),
  /** USD, and deviation from the peg, %. */
  price: wireAmount,
  deviation: maybeNum,
  supply: wireAmount,
  marketCap: wireAmount,
  /** % of all stablecoins. */
  share: wireShare,
  volume24h: wireAmount,
  /** '' if unknown. */
  change7d: maybeNum,
  change30d: maybeNum,
  change7dPercent: maybeNum,
  change30dPercent: maybeNum,
  /** Share of the supply by chain, %. */
  issuer: v.string(),
  mechanism: v.string(),
  /** Parts of the supply by chain, %. */
  chains: rowsOf(v.object({ name: label, share: wireShare })),
});

const stable = v.object({
  marketCap: maybeAmount,
  change7d: maybeNum,
  change30d: maybeNum,
  volume24h: maybeAmount,
  /** OTC price of Tether in CNY, the official rate, and the premium in %. */
  otcPrice: maybeAmount,
  cnyPerUsd: maybeAmount,
  premium: maybeNum,
  /** Largest first. */
  coins: rowsOf(coin),
  /** By day, oldest first. */
  premiums: rowsOf(v.object({ time: millis, premium: num, otcPrice: wireAmount })),
  /** Coins issued (positive) and redeemed (negative) per day, newest first. */
  issues: rowsOf(v.object({ time: millis, code: v.string(), symbol: v.string(), amount: num })),
});

/** Stablecoins: coins pegged to a currency. */
export type Stablecoins = v.InferOutput<typeof stable>;
export type Stablecoin = Stablecoins['coins'][number];
export type StableIssue = Stablecoins['issues'][number];

const supply = v.object({
  coins: v.array(v.object({ code: v.string(), symbol: v.string() })),
  /** Oldest first; units of each coin in the order above, null before its first day. */
  days: rowsOf(v.object({ time: millis, supplies: v.array(maybeNum) })),
});

/** Supply of each coin: daily for a year, weekly before. */
export type StableSupplies = v.InferOutput<typeof supply>;

export const stableEndpoints = {
  /** Not paths of the original upstream. */
  stablecoins: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/list',
    params: noParams,
    response: envelope(stable),
  }),
  stableSupplies: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/supply',
    params: noParams,
    response: envelope(supply),
  }),
} as const;

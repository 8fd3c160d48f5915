import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams, wordParam } from '../wire.ts';
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

/** Coins that are told by chain apart; '' is all of them together. */
const CHAINED_STABLES = ['', 'tether', 'usd-coin'] as const;
export type ChainedStable = (typeof CHAINED_STABLES)[number];

const onChain = v.object({
  /** Of the chain; '' for one without a page, and for all the others together. */
  code: v.string(),
  name: label,
  /** USD now, % of all chains, and what it is more than 30 days ago, USD and %. */
  usd: wireAmount,
  share: wireShare,
  change30d: maybeNum,
  change30dPercent: maybeNum,
});

const chains = v.object({
  coin: v.picklist(CHAINED_STABLES),
  /** USD now on all chains; the sum of the rows. */
  total: wireAmount,
  /** Largest first, the others together (其他) last. */
  chains: rowsOf(onChain),
  /** Oldest first, daily for a year and weekly before; USD in the order of the chains, null before a chain's first day. */
  days: rowsOf(v.object({ time: millis, usd: v.array(maybeAmount) })),
});

/** On which chains stablecoins are, and were. */
export type StableChains = v.InferOutput<typeof chains>;
export type StableChain = StableChains['chains'][number];

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
  stableChains: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/chains',
    params: v.object({ coin: wordParam(CHAINED_STABLES, '') }),
    /** null where the source's chains contradict its own total. */
    response: envelope(v.nullable(chains)),
  }),
} as const;

import * as v from 'valibot';
import { POOL_KINDS, POOL_MARKS } from '../../indicators/poolMarks.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeMillis } from '../wireTime.ts';

/** The least liquidity of a pool that is listed, USD; 0 lists all, those of unknown liquidity too. */
export const POOL_LEASTS = [0, 10_000, 100_000, 1_000_000] as const;
export type PoolLeast = (typeof POOL_LEASTS)[number];
export const FIRST_POOL_LEAST: PoolLeast = 10_000;

/** One side of a pool: the symbol and name that its contract gives itself, and its coin here; '' without one. */
const token = v.object({ symbol: label, name: text, code: text, logo: text });

const pool = v.object({
  id: v.string(),
  /** Of the chain: its code, '' where its pools are not listed alone, and its name. */
  chain: text,
  chainName: label,
  dex: label,
  base: token,
  quote: token,
  /** USD for one of the base. */
  price: maybeAmount,
  /** %, or since the creation of a younger pool. */
  change5m: maybeNum,
  change1h: maybeNum,
  change24h: maybeNum,
  volume24h: maybeAmount,
  liquidity: maybeAmount,
  /** Trades of 24 h that bought and sold the base, and the addresses that did. */
  buys: maybeCount,
  sells: maybeCount,
  buyers: maybeCount,
  sellers: maybeCount,
  createdAt: maybeMillis,
  fdv: maybeAmount,
  /** Price above that of the base's coin over all exchanges, %; null without a coin. */
  premium: maybeNum,
  /** What its numbers warn of, the gravest first. */
  marks: v.array(v.picklist(POOL_MARKS)),
});

const pools = v.object({
  kind: v.picklist(POOL_KINDS),
  chain: text,
  least: v.picklist(POOL_LEASTS),
  rows: rowsOf(pool),
  /** Pools that are not listed because less lies in them, or an unknown amount. */
  hidden: wireCount,
  /** Sums over the rows of which it is known, USD. */
  volume24h: maybeAmount,
  liquidity: maybeAmount,
});

/** Liquidity pools of decentralised exchanges. */
export type DexPoolList = v.InferOutput<typeof pools>;
export type DexPoolRow = DexPoolList['rows'][number];

export const dexPoolEndpoints = {
  /** Not a path of the original upstream. */
  dexPools: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/dex/pools',
    params: v.object({
      kind: wordParam(POOL_KINDS, 'trending'),
      /** A chain's code; '' is all of them. */
      chain: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      least: numberChoice(POOL_LEASTS, FIRST_POOL_LEAST),
    }),
    response: envelope(pools),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, flagParam, maybeNum, num, text } from '../wire.ts';

const protocol = v.object({
  code: v.string(),
  name: v.string(),
  logo: text,
  category: v.string(),
  /** Chains by what is locked there, the largest first. */
  chains: v.array(v.string()),
  tvl: num,
  change1d: maybeNum,
  change7d: maybeNum,
  /** % of the whole; null for one that is not counted in it. */
  share: maybeNum,
  /** Its coin: code ('' without one), symbol, and what it is worth. */
  coinCode: text,
  symbol: text,
  price: maybeNum,
  change24h: maybeNum,
  marketCap: maybeNum,
  /** Its holders' proposals are listed here. */
  isGoverned: v.boolean(),
});

const category = v.object({ name: v.string(), count: num, tvl: num, share: num });

const chain = v.object({
  code: v.string(),
  name: v.string(),
  logo: text,
  count: num,
  tvl: num,
  change1d: maybeNum,
  change7d: maybeNum,
  share: num,
});

const boardWire = v.object({
  /** null: of all chains together. */
  chain: v.nullable(v.object({ code: v.string(), name: v.string(), isStopped: v.boolean() })),
  tvl: num,
  change1d: maybeNum,
  change7d: maybeNum,
  /** What the protocols that are not counted hold beside it. */
  notCounted: num,
  /** Traded on decentralised exchanges in 24 h; null on one chain. */
  dexVolume24h: maybeNum,
  protocols: v.array(protocol),
  categories: v.array(category),
  chains: v.array(chain),
  /** Epoch ms and USD, oldest first. */
  trend: v.array(v.tuple([num, num])),
});

/** What is locked in protocols, USD: of all chains or of one. Protocols that are counted make the whole. */
export type DefiBoard = v.InferOutput<typeof boardWire>;
export type DefiProtocolRow = DefiBoard['protocols'][number];
export type DefiCategoryRow = DefiBoard['categories'][number];
export type DefiChainRow = DefiBoard['chains'][number];

export const defiBoardEndpoints = {
  /** `chain` '' is all of them; `twice` counts receipts that other protocols hold as well. */
  defiBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/worth',
    params: v.object({ chain: v.optional(v.string(), ''), twice: flagParam(0) }),
    response: envelope(boardWire),
  }),
} as const;

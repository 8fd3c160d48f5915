import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, flagParam, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const protocol = v.object({
  code: v.string(),
  name: label,
  logo: text,
  category: v.string(),
  /** Chains by what is locked there, the largest first. */
  chains: v.array(v.string()),
  tvl: wireAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  /** % of the whole; null for one that is not counted in it. */
  share: maybeShare,
  /** Its coin: code ('' without one), symbol, and what it is worth. */
  coinCode: text,
  symbol: text,
  price: maybeAmount,
  change24h: maybeNum,
  marketCap: maybeAmount,
  /** Its holders' proposals are listed here. */
  isGoverned: v.boolean(),
});

const category = v.object({ name: label, count: wireCount, tvl: wireAmount, share: wireShare });

const chain = v.object({
  code: v.string(),
  name: label,
  logo: text,
  count: wireCount,
  tvl: wireAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  share: wireShare,
});

const boardWire = v.object({
  /** null: of all chains together. */
  chain: v.nullable(v.object({ code: v.string(), name: label, isStopped: v.boolean() })),
  tvl: maybeAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  /** What the protocols that are not counted hold beside it. */
  notCounted: maybeAmount,
  /** Traded on decentralised exchanges in 24 h; null on one chain. */
  dexVolume24h: maybeAmount,
  protocols: rowsOf(protocol),
  categories: rowsOf(category),
  chains: rowsOf(chain),
  /** Epoch ms and USD, oldest first. */
  trend: rowsOf(v.tuple([millis, wireAmount])),
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

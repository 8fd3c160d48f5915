import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, flagParam, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const protocol = v.object({
  code: v.string(),
  name: label,
  logo: text,
  category: v.string(),
  /** Chains by locked value, largest first. */
  chains: v.array(v.string()),
  tvl: wireAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  /** % of the total; null if it is not counted in it. */
  share: maybeShare,
  /** Its coin: code ('' without one), symbol, and market value. */
  coinCode: text,
  symbol: text,
  price: maybeAmount,
  change24h: maybeNum,
  marketCap: maybeAmount,
  /** Whether its holders' proposals are listed here. */
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
  /** Of 24 h, USD: fees of its applications, and what decentralised exchanges trade there; null if unknown. */
  fees24h: maybeAmount,
  dexVolume24h: maybeAmount,
  /** Stablecoins on it, USD, of those that tell their chains. */
  stables: maybeAmount,
});

const overview = v.object({
  /** null: all chains together. */
  chain: v.nullable(v.object({ code: v.string(), name: label, isStopped: v.boolean() })),
  tvl: maybeAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  /** What the week's change is made of, in points: prices, and coins moved in or out; null where amounts are not told. */
  price7d: v.optional(maybeNum, null),
  flow7d: v.optional(maybeNum, null),
  /** Locked value of the protocols not counted in the total. */
  notCounted: maybeAmount,
  /** 24 h volume of decentralised exchanges; null for a single chain. */
  dexVolume24h: maybeAmount,
  protocols: rowsOf(protocol),
  categories: rowsOf(category),
  chains: rowsOf(chain),
  /** Epoch ms and USD, oldest first. */
  trend: rowsOf(v.tuple([millis, wireAmount])),
});

/** Value locked in protocols, USD: of all chains or of one. The counted protocols add up to the total. */
export type DefiOverview = v.InferOutput<typeof overview>;
export type DefiProtocolRow = DefiOverview['protocols'][number];
export type DefiCategoryRow = DefiOverview['categories'][number];
export type DefiChainRow = DefiOverview['chains'][number];

export const defiOverviewEndpoints = {
  /** `chain` '' is all chains; `twice` includes receipts that other protocols hold as well. */
  defiOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/worth',
    params: v.object({ chain: v.optional(v.string(), ''), twice: flagParam(0) }),
    response: envelope(overview),
  }),
} as const;

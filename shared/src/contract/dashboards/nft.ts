import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { num, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';

const collection = v.object({
  slug: v.string(),
  name: label,
  chain: v.string(),
  /** The coin it is priced in. */
  coin: v.string(),
  symbol: v.string(),
  /** Cheapest offer, in that coin and in USD. */
  floor: wireAmount,
  floorUsd: wireAmount,
  /** % change of the floor, in the coin. */
  change24h: num,
  change7d: num,
  /** USD. */
  volume24h: wireAmount,
  volume7d: wireAmount,
  volume30d: wireAmount,
  /** % of the 24 h volume of all markets. */
  share: wireShare,
  sales24h: wireCount,
  holders: wireCount,
  supply: wireCount,
  /** % of the supply offered for sale. */
  listed: wireShare,
  marketCap: wireAmount,
});

const nft = v.object({
  /** USD of all markets, which their board adds up to. */
  volume24h: wireAmount,
  volume7d: wireAmount,
  /** Volume of the collections that are not listed, USD and % of all. */
  others: v.object({ volume24h: wireAmount, share: wireShare }),
  /** Of the listed collections. */
  sales24h: wireCount,
  marketCap: wireAmount,
  collections: rowsOf(collection),
  chains: rowsOf(v.object({ name: label, volume24h: wireAmount, share: wireShare })),
});

/** NFT collections. */
export type NftOverview = v.InferOutput<typeof nft>;
export type NftCollection = NftOverview['collections'][number];

export const nftEndpoints = {
  /** Not a path of the original upstream. */
  nftOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/nft/board',
    params: noParams,
    response: envelope(nft),
  }),
} as const;

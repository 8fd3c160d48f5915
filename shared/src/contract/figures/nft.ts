import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, noParams, num } from '../wire.ts';

const collection = v.object({
  slug: v.string(),
  name: v.string(),
  chain: v.string(),
  /** The coin it is priced in. */
  coin: v.string(),
  symbol: v.string(),
  /** The cheapest one on offer, in that coin and in USD. */
  floor: num,
  floorUsd: num,
  /** % of the floor in the coin. */
  change24h: num,
  change7d: num,
  /** USD. */
  volume24h: num,
  volume7d: num,
  volume30d: num,
  /** % of all in 24 h. */
  share: num,
  sales24h: num,
  holders: num,
  supply: num,
  /** % of the supply on offer. */
  listed: num,
  marketCap: num,
});

const nftWire = v.object({
  volume24h: num,
  volume7d: num,
  sales24h: num,
  marketCap: num,
  collections: v.array(collection),
  chains: v.array(v.object({ name: v.string(), volume24h: num, share: num })),
});

/** Collections of tokens that are each one of a kind. */
export type NftBoard = v.InferOutput<typeof nftWire>;
export type NftCollection = NftBoard['collections'][number];

export const nftEndpoints = {
  /** The path is ours. */
  nftBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/nft/board',
    params: noParams,
    response: envelope(nftWire),
  }),
} as const;

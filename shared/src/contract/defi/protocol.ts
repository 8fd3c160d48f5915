import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const part = v.object({ code: v.string(), name: label, tvl: wireAmount, share: wireShare });

const protocolWire = v.object({
  code: v.string(),
  name: label,
  category: v.string(),
  /** Its deposits are counted in other protocols as well. */
  isTwice: v.boolean(),
  tvl: maybeAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  /** Paid by users in 24 h, and what of it the protocol keeps; USD. */
  fees24h: maybeAmount,
  revenue24h: maybeNum,
  /** null where it has none that is listed here. */
  coin: v.nullable(
    v.object({
      code: v.string(),
      name: label,
      symbol: v.string(),
      logo: text,
      price: maybeAmount,
      change24h: maybeNum,
      marketCap: maybeAmount,
      /** Its holders' proposals are listed here. */
      isGoverned: v.boolean(),
    }),
  ),
  /** Code of the exchange that it is; '' where it is none. */
  exchange: text,
  /** By what is locked, the largest first; each makes the whole. */
  chains: rowsOf(part),
  assets: rowsOf(part),
  /** Others of its kind, the largest first. */
  peers: rowsOf(v.object({ code: v.string(), name: label, tvl: maybeAmount, change7d: maybeNum })),
  /** Epoch ms and USD, oldest first. */
  trend: rowsOf(v.tuple([millis, wireAmount])),
});

/** One protocol: what is locked in it, where, in which coins. USD, shares in %. */
export type DefiProtocolDetail = v.InferOutput<typeof protocolWire>;
export type DefiPart = DefiProtocolDetail['chains'][number];
export type DefiPeer = DefiProtocolDetail['peers'][number];

export const defiProtocolEndpoints = {
  defiProtocol: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/worth/list',
    params: v.object({ code: v.string() }),
    response: envelope(protocolWire),
  }),
} as const;

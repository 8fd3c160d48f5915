import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';
import { earnedFields } from './earnedFields.ts';

const part = v.object({ code: v.string(), name: label, tvl: wireAmount, share: wireShare });

const protocol = v.object({
  code: v.string(),
  name: label,
  category: v.string(),
  /** Whether other protocols count its deposits as well. */
  isTwice: v.boolean(),
  tvl: maybeAmount,
  change1d: maybeNum,
  change7d: maybeNum,
  ...earnedFields,
  /** Change of the fees of 30 days over those of the 30 days before, %. */
  feesChange30d: maybeNum,
  /** null if it has no coin listed here. */
  coin: v.nullable(
    v.object({
      code: v.string(),
      name: label,
      symbol: v.string(),
      logo: text,
      price: maybeAmount,
      change24h: maybeNum,
      marketCap: maybeAmount,
      /** Whether its holders' proposals are listed here. */
      isGoverned: v.boolean(),
    }),
  ),
  /** Its exchange code if it is an exchange; '' otherwise. */
  exchange: text,
  /** By locked value, largest first; each list adds up to the total. */
  chains: rowsOf(part),
  assets: rowsOf(part),
  /** Others of its category, largest first. */
  peers: rowsOf(v.object({ code: v.string(), name: label, tvl: maybeAmount, change7d: maybeNum })),
  /** Epoch ms and USD, oldest first. */
  trend: rowsOf(v.tuple([millis, wireAmount])),
  /** Epoch ms, fees and revenue (null if unknown) of a day in USD, oldest first. */
  earned: rowsOf(v.tuple([millis, maybeAmount, maybeAmount])),
  /** Epoch ms and USD traded a day, of one that is an exchange; the last row is the 24 h until now. */
  volumes: rowsOf(v.tuple([millis, wireAmount])),
});

/** One protocol: its locked value by chain and by coin. USD, shares in %. */
export type DefiProtocolDetail = v.InferOutput<typeof protocol>;
export type DefiPart = DefiProtocolDetail['chains'][number];
export type DefiPeer = DefiProtocolDetail['peers'][number];

export const defiProtocolEndpoints = {
  defiProtocol: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/worth/list',
    params: v.object({ code: v.string() }),
    response: envelope(protocol),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const mtGoxWire = v.object({
  price: num,
  /** BTC before the first repayment, left, and paid out. */
  before: num,
  left: num,
  paid: num,
  /** Epoch ms of the last day that is told. */
  asOf: num,
  /** Newest first; USD a coin on that day. */
  transfers: v.array(
    v.object({
      time: num,
      btc: num,
      kind: v.picklist(['分发', '内部转移']),
      to: v.string(),
      price: maybeNum,
    }),
  ),
  dates: v.array(v.object({ date: v.string(), title: v.string() })),
});

/** What is left of Mt. Gox, and where the rest went. */
export type MtGox = v.InferOutput<typeof mtGoxWire>;
export type MtGoxTransferRow = MtGox['transfers'][number];

export const mtGoxEndpoints = {
  /** The path is ours. */
  mtGox: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/mtgox',
    params: noParams,
    response: envelope(mtGoxWire),
  }),
} as const;

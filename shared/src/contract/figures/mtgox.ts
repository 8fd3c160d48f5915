import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeMillis, millis } from '../wireTime.ts';

const mtGoxWire = v.object({
  price: maybeAmount,
  /** BTC before the first repayment, left, and paid out. */
  before: maybeAmount,
  left: maybeAmount,
  paid: maybeAmount,
  /** Epoch ms of the last day that is told. */
  asOf: maybeMillis,
  /** Newest first; USD a coin on that day. */
  transfers: rowsOf(
    v.object({
      time: millis,
      btc: wireAmount,
      kind: v.picklist(['分发', '内部转移']),
      to: label,
      price: maybeAmount,
    }),
  ),
  dates: rowsOf(v.object({ date: v.string(), title: label })),
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

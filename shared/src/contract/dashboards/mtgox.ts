import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeMillis, millis } from '../wireTime.ts';

const mtGox = v.object({
  price: maybeAmount,
  /** BTC before the first repayment, remaining, and paid out. */
  before: maybeAmount,
  left: maybeAmount,
  paid: maybeAmount,
  /** Epoch ms of the latest known day. */
  asOf: maybeMillis,
  /** Newest first; USD per coin on that day. */
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

/** Mt. Gox: remaining coins, and repayments. */
export type MtGox = v.InferOutput<typeof mtGox>;
export type MtGoxTransferRow = MtGox['transfers'][number];

export const mtGoxEndpoints = {
  /** Not a path of the original upstream. */
  mtGox: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/mtgox',
    params: noParams,
    response: envelope(mtGox),
  }),
} as const;

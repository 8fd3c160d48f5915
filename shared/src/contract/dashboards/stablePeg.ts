import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { maybeNum, num } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const peg = v.object({
  code: v.string(),
  symbol: v.string(),
  /** 'usd', 'eur'. */
  peg: v.string(),
  /** Deviation from the peg now, %; null if it is unknown. */
  deviation: maybeNum,
  /** The same by hour for 30 days (epoch ms), oldest first, the last one now; hours without a price are absent. */
  hours: rowsOf(v.tuple([millis, num])),
});

/** How far one stablecoin was from its peg. */
export type StablePeg = v.InferOutput<typeof peg>;

export const stablePegEndpoints = {
  /** Not a path of the original upstream. */
  stablePeg: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/stablecoin/peg',
    params: v.object({ code: v.string() }),
    response: envelope(peg),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, text } from '../wire.ts';
import { wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { exchangeCode } from './info.ts';

const level = v.tuple([wireAmount, wireAmount]);

const depthRow = row({
  pair: ['symbol_pair', v.string()],
  /** '' if the K-line page has no such ticker. */
  tickerId: ['tickerid', text],
  /** [price in USD, coins], best first, to 10 % from the mid price. */
  bids: rowsOf(level),
  asks: rowsOf(level),
});

/** The order book of a spot pair, aggregated into levels. */
export type PairDepth = v.InferOutput<typeof depthRow>;

export const exchangeDepthEndpoints = {
  /** Default: the most traded pair (`BTC/USDT`). Not a path of the original upstream. */
  pairDepth: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/depth',
    params: v.object({ code: exchangeCode, pair: v.optional(v.pipe(v.string(), v.maxLength(30)), '') }),
    response: envelope(depthRow),
  }),
} as const;

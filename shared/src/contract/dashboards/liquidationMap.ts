import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';

const map = v.object({
  code: v.string(),
  symbol: v.string(),
  price: maybeAmount,
  openInterest: maybeAmount,
  /** Coins with a map. */
  coins: rowsOf(v.object({ code: v.string(), symbol: v.string() })),
  /** By price, lowest first; the amount that would be liquidated there, USD. */
  levels: rowsOf(v.object({ price: wireAmount, long: wireAmount, short: wireAmount })),
});

/** Prices at which a coin's open positions would be liquidated; an estimate. */
export type LiquidationMap = v.InferOutput<typeof map>;

export const liquidationMapEndpoints = {
  /** Not a path of the original upstream. */
  liquidationMap: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/liquidationmap',
    params: v.object({ code: v.optional(v.string(), 'bitcoin') }),
    response: envelope(map),
  }),
} as const;

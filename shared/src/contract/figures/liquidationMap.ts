import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';

const mapWire = v.object({
  code: v.string(),
  symbol: v.string(),
  price: maybeAmount,
  openInterest: maybeAmount,
  /** Coins whose map there is. */
  coins: rowsOf(v.object({ code: v.string(), symbol: v.string() })),
  /** By price, the lowest first; what would be closed by force there, USD. */
  levels: rowsOf(v.object({ price: wireAmount, long: wireAmount, short: wireAmount })),
});

/** Where a coin's open positions would be closed by force; an estimate. */
export type LiquidationMap = v.InferOutput<typeof mapWire>;

export const liquidationMapEndpoints = {
  /** The path is ours. */
  liquidationMap: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/liquidationmap',
    params: v.object({ code: v.optional(v.string(), 'bitcoin') }),
    response: envelope(mapWire),
  }),
} as const;

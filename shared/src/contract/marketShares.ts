import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { envelope, noParams, text } from './wire.ts';
import { wireShare } from './wireNumber.ts';
import { listOf } from './wireRows.ts';

/** A slice of the market value pie. */
const shareWire = v.pipe(
  v.object({ symbol: v.string(), code: text, percentage: wireShare }),
  v.transform((wire) => ({
    /** Ticker symbol; 其他 gathers the rest. */
    symbol: wire.symbol,
    code: wire.code,
    /** % of the market value of all recorded coins, stablecoins included. */
    share: wire.percentage,
  })),
);

export const marketShareEndpoints = {
  coinAccounting: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/coin_accounting',
    params: noParams,
    response: envelope(listOf(shareWire)),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { envelope, noParams, text } from './wire.ts';
import { wireShare } from './wireNumber.ts';
import { listOf } from './wireRows.ts';

/** A slice of the market value pie. */
const shareRow = row({
  /** Ticker symbol; 其他 gathers the rest. */
  symbol: v.string(),
  code: text,
  /** % of the market value of all recorded coins, stablecoins included. */
  share: ['percentage', wireShare],
});

export const marketShareEndpoints = {
  coinAccounting: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/coin_accounting',
    params: noParams,
    response: envelope(listOf(shareRow)),
  }),
} as const;

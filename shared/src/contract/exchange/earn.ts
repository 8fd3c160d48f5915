import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { label, listPage, text } from '../wire.ts';
import { maybeCount, num, wireAmount } from '../wireNumber.ts';
import { exchangeCode } from './info.ts';

/** Kinds of earn products: redeemable at any time, for a fixed term, staked on the coin's chain. */
const EARN_KINDS = ['flexible', 'fixed', 'staking'] as const;
export type EarnKind = (typeof EARN_KINDS)[number];

const productRow = row({
  id: v.string(),
  coinCode: ['coincode', v.string()],
  symbol: v.string(),
  coinName: ['coinname', label],
  coinLogo: ['logo', text],
  kind: v.picklist(EARN_KINDS),
  /** Lock-up in days; null if redeemable at any time. */
  days: maybeCount,
  /** % a year, without compounding. */
  apr: num,
  /** Total deposit limit in USD, and the part already used, %. */
  quota: wireAmount,
  used: wireAmount,
});

/** A product that pays customers for depositing coins. */
export type EarnProduct = v.InferOutput<typeof productRow>;

export const exchangeEarnEndpoints = {
  /** Best known coins first. Not a path of the original upstream. */
  exchangeEarn: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/earn',
    params: v.object({ code: exchangeCode }),
    response: listPage(productRow),
  }),
} as const;

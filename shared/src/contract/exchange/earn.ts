import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { label, listPage, text } from '../wire.ts';
import { maybeCount, num, wireAmount } from '../wireNumber.ts';
import { exchangeCode } from './info.ts';

/** Kinds of earn products: redeemable at any time, for a fixed term, staked on the coin's chain. */
const EARN_KINDS = ['flexible', 'fixed', 'staking'] as const;
export type EarnKind = (typeof EARN_KINDS)[number];

const productWire = v.pipe(
  v.object({
    id: v.string(),
    coincode: v.string(),
    symbol: v.string(),
    coinname: label,
    logo: text,
    kind: v.picklist(EARN_KINDS),
    days: maybeCount,
    apr: num,
    quota: wireAmount,
    used: wireAmount,
  }),
  v.transform((wire) => ({
    id: wire.id,
    coinCode: wire.coincode,
    symbol: wire.symbol,
    coinName: wire.coinname,
    coinLogo: wire.logo,
    kind: wire.kind,
    /** Lock-up in days; null if redeemable at any time. */
    days: wire.days,
    /** % a year, without compounding. */
    apr: wire.apr,
    /** Total deposit limit in USD, and the part already used, %. */
    quota: wire.quota,
    used: wire.used,
  })),
);

/** A product that pays customers for depositing coins. */
export type EarnProduct = v.InferOutput<typeof productWire>;

export const exchangeEarnEndpoints = {
  /** Best known coins first. Not a path of the original upstream. */
  exchangeEarn: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/earn',
    params: v.object({ code: exchangeCode }),
    response: listPage(productWire),
  }),
} as const;

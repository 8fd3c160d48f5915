import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { integerSeconds, maybeMillis, millis } from '../wireTime.ts';

/** The upstream's names: `contractamount` is coins, `secprice` the share's market price, `rate` a fraction. */
const trustRow = row(
  {
    time: integerSeconds,
    symbol: ['coinsymbol', v.string()],
    coinCode: ['coincode', v.string()],
    logo: ['coinlogo', text],
    name: ['grayname', label],
    /** Coins, and USD. */
    held: ['contractamount', wireAmount],
    value: ['contractvalue', wireAmount],
    coinPrice: ['price', wireAmount],
    /** Market price of a share, USD. */
    sharePrice: ['secprice', wireAmount],
    rate: num,
    /** Coins. */
    change24h: ['change_24h', maybeNum],
    change7d: ['change_week', maybeNum],
    change30d: ['change_30day', maybeNum],
  },
  ({ rate, ...trust }) => ({
    ...trust,
    /** Premium of the market price over a share's holdings, %. */
    premium: rate * 100,
  }),
);

const trusts = v.object({ total: maybeAmount, list: rowsOf(trustRow) });

/** A Grayscale trust and its holdings. */
export type TrustRow = v.InferOutput<typeof trustRow>;
export type Trusts = v.InferOutput<typeof trusts>;

const fund = v.object({
  ticker: v.string(),
  name: label,
  issuer: v.string(),
  /** % a year. */
  fee: num,
  /** Coins, USD, % of all funds of the coin. */
  held: wireAmount,
  value: num,
  share: wireShare,
  /** Net inflow in USD (negative: outflow) on the last trading day, over 7 and 30 days. */
  flow1d: num,
  flow7d: num,
  flow30d: num,
});

const flows = v.object({
  coin: v.string(),
  symbol: v.string(),
  price: maybeAmount,
  held: maybeAmount,
  value: maybeNum,
  /** Epoch ms of the latest known trading day. */
  lastDay: maybeMillis,
  funds: rowsOf(fund),
  /** Oldest first: net inflow in USD, total holdings at the end (coins), the coin's close. */
  days: rowsOf(v.object({ time: millis, flow: num, held: wireAmount, close: wireAmount })),
});

/** The funds of one coin and their inflows. */
export type FundFlows = v.InferOutput<typeof flows>;
export type FundRow = FundFlows['funds'][number];

export const FUND_COINS = ['bitcoin', 'ethereum'] as const;
export const trustEndpoints = {
  trusts: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/index_list',
    params: noParams,
    response: envelope(trusts),
  }),
  /** Not a path of the original upstream. */
  fundFlows: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/fund_flows',
    params: v.object({ coincode: v.optional(coinCode, 'bitcoin') }),
    response: envelope(flows),
  }),
} as const;

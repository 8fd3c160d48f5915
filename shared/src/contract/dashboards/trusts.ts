import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeMillis, millis, seconds } from '../wireTime.ts';

/** The upstream's names: `contractamount` is coins, `secprice` the share's market price, `rate` a fraction. */
const trustWire = v.pipe(
  v.object({
    time: seconds,
    coinsymbol: v.string(),
    coincode: v.string(),
    coinlogo: text,
    grayname: label,
    contractamount: wireAmount,
    contractvalue: wireAmount,
    price: wireAmount,
    secprice: wireAmount,
    rate: num,
    change_24h: maybeNum,
    change_week: maybeNum,
    change_30day: maybeNum,
  }),
  v.transform((wire) => ({
    time: wire.time,
    name: wire.grayname,
    coinCode: wire.coincode,
    symbol: wire.coinsymbol,
    logo: wire.coinlogo,
    /** Coins, and USD. */
    held: wire.contractamount,
    value: wire.contractvalue,
    coinPrice: wire.price,
    /** Market price of a share, USD. */
    sharePrice: wire.secprice,
    /** Premium of the market price over a share's holdings, %. */
    premium: wire.rate * 100,
    /** Coins. */
    change24h: wire.change_24h,
    change7d: wire.change_week,
    change30d: wire.change_30day,
  })),
);

const trustsWire = v.object({ total: maybeAmount, list: rowsOf(trustWire) });

/** A Grayscale trust and its holdings. */
export type TrustRow = v.InferOutput<typeof trustWire>;
export type Trusts = v.InferOutput<typeof trustsWire>;

const fundWire = v.object({
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

const flowsWire = v.object({
  coin: v.string(),
  symbol: v.string(),
  price: maybeAmount,
  held: maybeAmount,
  value: maybeNum,
  /** Epoch ms of the latest known trading day. */
  lastDay: maybeMillis,
  funds: rowsOf(fundWire),
  /** Oldest first: net inflow in USD, total holdings at the end (coins), the coin's close. */
  days: rowsOf(v.object({ time: millis, flow: num, held: wireAmount, close: wireAmount })),
});

/** The funds of one coin and their inflows. */
export type FundFlows = v.InferOutput<typeof flowsWire>;
export type FundRow = FundFlows['funds'][number];

/** Coins with funds. */
export const FUND_COINS = ['bitcoin', 'ethereum'] as const;
export const trustEndpoints = {
  trusts: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/index_list',
    params: noParams,
    response: envelope(trustsWire),
  }),
  /** Not a path of the original upstream. */
  fundFlows: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/fund_flows',
    params: v.object({ coincode: v.optional(coinCode, 'bitcoin') }),
    response: envelope(flowsWire),
  }),
} as const;

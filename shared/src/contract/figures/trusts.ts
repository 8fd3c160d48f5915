import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num, seconds, text } from '../wire.ts';

/** The upstream's names: `contractamount` coins, `secprice` the share's market price, `rate` a fraction. */
const trustWire = v.pipe(
  v.object({
    time: seconds,
    coinsymbol: v.string(),
    coincode: v.string(),
    coinlogo: text,
    grayname: v.string(),
    contractamount: num,
    contractvalue: num,
    price: num,
    secprice: num,
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
    /** A share's market price, USD. */
    sharePrice: wire.secprice,
    /** Market price against what a share holds, %. */
    premium: wire.rate * 100,
    /** Coins. */
    change24h: wire.change_24h,
    change7d: wire.change_week,
    change30d: wire.change_30day,
  })),
);

const trustsWire = v.object({ total: num, list: v.array(trustWire) });

/** A trust of Grayscale's and what it holds. */
export type TrustRow = v.InferOutput<typeof trustWire>;
export type Trusts = v.InferOutput<typeof trustsWire>;

const fundWire = v.object({
  ticker: v.string(),
  name: v.string(),
  issuer: v.string(),
  /** % a year. */
  fee: num,
  /** Coins, USD, % of all funds of the coin. */
  held: num,
  value: num,
  share: num,
  /** USD that came in (negative: went out) on the last trading day, in 7 and 30 days. */
  flow1d: num,
  flow7d: num,
  flow30d: num,
});

const flowsWire = v.object({
  coin: v.string(),
  symbol: v.string(),
  price: num,
  held: num,
  value: num,
  /** Epoch ms of the last trading day that is told. */
  lastDay: num,
  funds: v.array(fundWire),
  /** Oldest first: USD that came in, what all held at the end (coins), the coin's close. */
  days: v.array(v.object({ time: num, flow: num, held: num, close: num })),
});

/** The funds of one coin and what came in. */
export type FundFlows = v.InferOutput<typeof flowsWire>;
export type FundRow = FundFlows['funds'][number];

/** Coins whose funds are told. */
export const FUND_COINS = ['bitcoin', 'ethereum'] as const;
export type FundCoin = (typeof FUND_COINS)[number];

export const trustEndpoints = {
  trusts: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/index_list',
    params: noParams,
    response: envelope(trustsWire),
  }),
  /** The path is ours. */
  fundFlows: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/grayscale/fund_flows',
    params: v.object({ coincode: v.optional(coinCode, 'bitcoin') }),
    response: envelope(flowsWire),
  }),
} as const;

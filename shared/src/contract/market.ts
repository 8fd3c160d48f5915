import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { envelope, noParams } from './wire.ts';
import { maybeAmount, maybeCount, maybeShare, num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';

/** Market summary of the top bar. Amounts in USD, `usdtPriceCny` in CNY, gold in USD per ounce. */
const globalWire = v.pipe(
  v.object({
    codetotal: maybeCount,
    tokentotal: maybeCount,
    exchangetotal: maybeCount,
    walletcount: maybeCount,
    dappcount: maybeCount,
    websitecount: maybeCount,
    vol24h: maybeAmount,
    marketcapvol: maybeAmount,
    risenum: maybeCount,
    fallnum: maybeCount,
    usdt_price_cny: maybeAmount,
    /** USD per CNY (0.14…), not CNY per USD. */
    exchangerate: maybeAmount,
    offmarketprice: maybeAmount,
    xauprice: maybeAmount,
    btcpropotion: maybeShare,
    gas: maybeAmount,
  }),
  v.transform((wire) => ({
    coinCount: wire.codetotal,
    tokenCount: wire.tokentotal,
    /** Coins and tokens together, like a list of all 币种. */
    assetCount: wire.codetotal === null || wire.tokentotal === null ? null : wire.codetotal + wire.tokentotal,
    exchangeCount: wire.exchangetotal,
    walletCount: wire.walletcount,
    dappCount: wire.dappcount,
    websiteCount: wire.websitecount,
    volume24h: wire.vol24h,
    marketCap: wire.marketcapvol,
    riseCount: wire.risenum,
    fallCount: wire.fallnum,
    usdtPriceCny: wire.usdt_price_cny,
    cnyPerUsd: wire.exchangerate ? 1 / wire.exchangerate : null,
    /** OTC price ÷ official rate − 1, in %; null if either is unknown. */
    usdtPremium:
      wire.usdt_price_cny !== null && wire.exchangerate !== null
        ? (wire.usdt_price_cny * wire.exchangerate - 1) * 100
        : null,
    goldPrice: wire.xauprice,
    btcDominance: wire.btcpropotion,
    ethGasGwei: wire.gas,
  })),
);

/** Units of each currency per 1 USD, by lower-case code. */
const ratesWire = v.pipe(
  rowsOf(v.record(v.string(), num)),
  v.transform((rows): Readonly<Record<string, number>> => Object.assign({}, ...rows)),
);

export const marketEndpoints = {
  globalMarket: defineEndpoint({
    // The gold price is polled every second.
    policy: 1,
    method: 'GET',
    host: 'api',
    path: '/api/home/global',
    params: noParams,
    response: envelope(globalWire),
  }),
  currencyRates: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/web-rate',
    params: noParams,
    response: envelope(ratesWire),
  }),
} as const;

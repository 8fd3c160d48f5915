import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { codec, row } from './fields.ts';
import { envelope, noParams } from './wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';

/** Market summary of the top bar. Amounts in USD, `usdtPriceCny` in CNY, gold in USD per ounce. */
const globalRow = row(
  {
    coinCount: ['codetotal', maybeCount],
    tokenCount: ['tokentotal', maybeCount],
    exchangeCount: ['exchangetotal', maybeCount],
    walletCount: ['walletcount', maybeCount],
    dappCount: ['dappcount', maybeCount],
    websiteCount: ['websitecount', v.optional(maybeCount, null)],
    volume24h: ['vol24h', maybeAmount],
    marketCap: ['marketcapvol', maybeAmount],
    /** Of the whole market in 24 h, %. */
    marketCapChange24h: ['marketcapchange24h', v.optional(maybeNum, null)],
    riseCount: ['risenum', maybeCount],
    fallCount: ['fallnum', maybeCount],
    usdtPriceCny: ['usdt_price_cny', maybeAmount],
    /** USD per CNY (0.14…), not CNY per USD. */
    usdPerCny: ['exchangerate', maybeAmount],
    usdtPrice: ['offmarketprice', maybeAmount, 'unread'],
    goldPrice: ['xauprice', maybeAmount],
    btcDominance: ['btcpropotion', maybeShare],
    ethGasGwei: ['gas', maybeAmount],
  },
  ({ usdPerCny, ...market }) => ({
    ...market,
    /** Coins and tokens together, like a list of all 币种. */
    assetCount:
      market.coinCount === null || market.tokenCount === null ? null : market.coinCount + market.tokenCount,
    cnyPerUsd: usdPerCny ? 1 / usdPerCny : null,
    /** OTC price ÷ official rate − 1, in %; null if either is unknown. */
    usdtPremium:
      market.usdtPriceCny !== null && usdPerCny !== null ? (market.usdtPriceCny * usdPerCny - 1) * 100 : null,
  }),
);

/** Units of each currency per 1 USD, by lower-case code. */
const rates = codec(
  v.pipe(
    rowsOf(v.record(v.string(), num)),
    v.transform((rows): Readonly<Record<string, number>> => Object.assign({}, ...rows)),
  ),
  'singles',
);

export const marketEndpoints = {
  globalMarket: defineEndpoint({
    // The gold price is polled every second.
    policy: 1,
    method: 'GET',
    host: 'api',
    path: '/api/home/global',
    params: noParams,
    response: envelope(globalRow),
  }),
  currencyRates: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/web-rate',
    params: noParams,
    response: envelope(rates),
  }),
} as const;

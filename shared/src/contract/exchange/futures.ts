import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { countParam, flagParam, label, listPage, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { FUTURES_SORTS, FUTURES_TYPES } from './words.ts';

const marketWire = v.object({
  tickerid: text,
  pair1: v.string(),
  pair2: v.string(),
  contracttype: v.string(),
  price: wireAmount,
  indexprice: wireAmount,
  changerate: maybeNum,
  amount: maybeAmount,
  accounting: maybeShare,
  open_interest: maybeAmount,
  basis: maybeNum,
  fundsrate: maybeNum,
  fundshours: maybeAmount,
  nextfundstime: maybeTime,
  expiretime: maybeTime,
  refreshtime: maybeTime,
});

/** The contracts of one coin; field names are the upstream's. */
const coinWire = v.object({
  code: v.string(),
  symbol: v.string(),
  name: label,
  logo: text,
  /** Coins, or USD, per contract: `0.001 BTC`. */
  contractvalue: text,
  minunitchange: maybeAmount,
  leveragechoose: maybeAmount,
  openingcharge: maybeNum,
  closingcharge: maybeNum,
  tradingtime: text,
  martkets: rowsOf(marketWire),
});

function toContracts(wire: v.InferOutput<typeof coinWire>) {
  return wire.martkets.map((market) => ({
    tickerId: market.tickerid,
    coinCode: wire.code,
    coinName: wire.name,
    coinLogo: wire.logo,
    base: market.pair1,
    quote: market.pair2,
    pair: `${market.pair1}/${market.pair2}`,
    /** swap, cq … */
    contract: market.contracttype,
    price: market.price,
    /** Spot price over all exchanges. */
    indexPrice: market.indexprice,
    change24h: market.changerate,
    volume24h: market.amount,
    /** % of the exchange's futures volume. */
    share: market.accounting,
    openInterest: market.open_interest,
    /** % relative to the index price. */
    basis: market.basis,
    /** % per interval, the interval in hours, and the next funding time; null for dated contracts. */
    fundingRate: market.fundsrate,
    fundingHours: market.fundshours,
    nextFundingAt: market.nextfundstime,
    /** null for perpetuals. */
    expiresAt: market.expiretime,
    updatedAt: market.refreshtime,
    faceValue: wire.contractvalue,
    priceStep: wire.minunitchange,
    maxLeverage: wire.leveragechoose,
    /** % of a trade. */
    makerFee: wire.openingcharge,
    takerFee: wire.closingcharge,
  }));
}

/** A futures contract of an exchange. Money in USD, rates in percent, times in epoch ms. */
export type ExchangeContract = ReturnType<typeof toContracts>[number];

export const exchangeFuturesEndpoints = {
  /** Default order: most traded first. Pages count contracts, not coins. */
  exchangeFutures: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futuresmarket/exchange/futures/market',
    params: v.object({
      exchangecode: exchangeCode,
      type: wordParam(FUTURES_TYPES, 'all'),
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), ''),
      sort_type: wordParam(FUTURES_SORTS, 'volume'),
      asc: flagParam(0),
      page: countParam(1, 1000),
      pagesize: countParam(100, 100),
    }),
    response: v.pipe(
      listPage(coinWire),
      v.transform(({ rows, ...page }) => ({ ...page, rows: rows.flatMap(toContracts) })),
    ),
  }),
} as const;

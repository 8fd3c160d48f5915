import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { countParam, flagParam, label, listPage, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { FUTURES_SORTS, FUTURES_TYPES } from './words.ts';

const contractRow = row({
  tickerId: ['tickerid', text],
  base: ['pair1', v.string()],
  quote: ['pair2', v.string()],
  /** swap, cq … */
  contract: ['contracttype', v.string()],
  price: wireAmount,
  /** Spot price over all exchanges. */
  indexPrice: ['indexprice', wireAmount],
  change24h: ['changerate', maybeNum],
  volume24h: ['amount', maybeAmount],
  /** % of the exchange's futures volume. */
  share: ['accounting', maybeShare],
  openInterest: ['open_interest', maybeAmount],
  /** % relative to the index price. */
  basis: maybeNum,
  /** % per interval, the interval in hours, and the next funding time; null for dated contracts. */
  fundingRate: ['fundsrate', maybeNum],
  fundingHours: ['fundshours', maybeAmount],
  nextFundingAt: ['nextfundstime', maybeTime],
  /** null for perpetuals. */
  expiresAt: ['expiretime', maybeTime],
  updatedAt: ['refreshtime', maybeTime],
});

/** The contracts of one coin. */
const coinRow = row({
  coinCode: ['code', v.string()],
  symbol: ['symbol', v.string(), 'unread'],
  coinName: ['name', label],
  coinLogo: ['logo', text],
  /** Coins, or USD, per contract: `0.001 BTC`. */
  faceValue: ['contractvalue', text],
  priceStep: ['minunitchange', maybeAmount],
  maxLeverage: ['leveragechoose', maybeAmount],
  /** % of a trade. */
  makerFee: ['openingcharge', maybeNum],
  takerFee: ['closingcharge', maybeNum],
  tradingHours: ['tradingtime', text, 'unread'],
  contracts: ['martkets', rowsOf(contractRow)],
});

function withCoin({ contracts, ...coin }: v.InferOutput<typeof coinRow>) {
  return contracts.map((contract) => ({ ...coin, ...contract, pair: `${contract.base}/${contract.quote}` }));
}

/** A futures contract of an exchange. Money in USD, rates in percent, times in epoch ms. */
export type ExchangeContract = ReturnType<typeof withCoin>[number];

export const exchangeFuturesEndpoints = {
  /** Default order: most traded first. Pages count contracts, not coins. */
  exchangeFutures: defineEndpoint({
    policy: EACH_CYCLE,
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
      listPage(coinRow),
      v.transform(({ rows, ...page }) => ({ ...page, rows: rows.flatMap(withCoin) })),
    ),
  }),
} as const;

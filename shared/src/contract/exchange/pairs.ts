import * as v from 'valibot';
import { isPriceOdd } from '../coin/markets.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { countParam, flagParam, label, okCode, pageNumber, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { PAIR_SORTS, PAIR_TYPES } from './words.ts';

const pairWire = v.pipe(
  v.object({
    /** '' if the K-line page has no such ticker. */
    tickerid: text,
    coincode: v.string(),
    coinname: label,
    logo: text,
    symbol_pair: v.string(),
    pair1: v.string(),
    pair2: v.string(),
    price: maybeAmount,
    price_usd: wireAmount,
    changerate: maybeNum,
    vol: maybeAmount,
    volume: maybeAmount,
    accounting: maybeShare,
    deviation: maybeNum,
    spread: maybeNum,
    depth_up: maybeAmount,
    depth_down: maybeAmount,
    update_time: maybeTime,
    marginmultiple: maybeAmount,
    marginrate: maybeNum,
  }),
  v.transform((wire) => ({
    tickerId: wire.tickerid,
    coinCode: wire.coincode,
    coinName: wire.coinname,
    coinLogo: wire.logo,
    pair: wire.symbol_pair,
    base: wire.pair1,
    quote: wire.pair2,
    /** In units of the quote. */
    quotePrice: wire.price,
    price: wire.price_usd,
    change24h: wire.changerate,
    volumeCoins24h: wire.vol,
    volume24h: wire.volume,
    /** % of the exchange's spot volume. */
    share: wire.accounting,
    /** % from the coin's price over all exchanges. */
    deviation: wire.deviation,
    /** (best ask − best bid) ÷ their middle, %. */
    spread: wire.spread,
    /** USD that move the price by 2 %, up and down. */
    depthUp: wire.depth_up,
    depthDown: wire.depth_down,
    updatedAt: wire.update_time,
    /**
     * Maximum leverage with borrowed money, and the borrowing cost of the quote per day, %; null if the exchange does
     * not lend.
     */
    leverage: wire.marginmultiple,
    dailyInterest: wire.marginrate,
    isPriceOdd: isPriceOdd(wire.deviation),
  })),
);

/** A spot pair of an exchange. Money in USD (except `quotePrice`), percentages in percent. */
export type ExchangePair = v.InferOutput<typeof pairWire>;

const pairsAnswer = v.pipe(
  v.object({
    code: okCode,
    msg: v.optional(v.string()),
    data: rowsOf(pairWire),
    maxpage: pageNumber,
    currpage: pageNumber,
    total_count: maybeCount,
    /** Every quote of this type of pair, most traded first. */
    pair2s: v.optional(v.array(v.string()), []),
  }),
  v.transform((answer) => ({
    rows: answer.data,
    quotes: answer.pair2s,
    page: answer.currpage,
    pageCount: answer.maxpage,
    total: answer.total_count,
  })),
);

export const exchangePairEndpoints = {
  /** Default order: most traded first. */
  exchangePairs: defineEndpoint({
    policy: EACH_BEAT,
    method: 'POST',
    host: 'api',
    path: '/api/exchange/coinpair_list',
    body: 'json',
    params: v.object({
      code: exchangeCode,
      type: wordParam(PAIR_TYPES, 'spot'),
      pair2: v.optional(v.pipe(v.string(), v.maxLength(12)), ''),
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), ''),
      sort_type: wordParam(PAIR_SORTS, 'volume'),
      asc: flagParam(0),
      page: countParam(1, 1000),
      pagesize: countParam(100, 100),
    }),
    response: pairsAnswer,
  }),
} as const;

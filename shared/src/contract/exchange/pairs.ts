import * as v from 'valibot';
import { isPriceOdd } from '../coin/markets.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { countParam, flagParam, label, okCode, pageNumber, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { PAIR_SORTS, PAIR_TYPES } from './words.ts';

const pairRow = row(
  {
    /** '' if the K-line page has no such ticker. */
    tickerId: ['tickerid', text],
    coinCode: ['coincode', v.string()],
    coinName: ['coinname', label],
    coinLogo: ['logo', text],
    pair: ['symbol_pair', v.string()],
    base: ['pair1', v.string()],
    quote: ['pair2', v.string()],
    /** In units of the quote. */
    quotePrice: ['price', maybeAmount],
    price: ['price_usd', wireAmount],
    change24h: ['changerate', maybeNum],
    volumeCoins24h: ['vol', maybeAmount],
    volume24h: ['volume', maybeAmount],
    /** % of the exchange's spot volume. */
    share: ['accounting', maybeShare],
    /** % from the coin's price over all exchanges. */
    deviation: maybeNum,
    /** (best ask − best bid) ÷ their middle, %. */
    spread: maybeNum,
    /** USD that move the price by 2 %, up and down. */
    depthUp: ['depth_up', maybeAmount],
    depthDown: ['depth_down', maybeAmount],
    updatedAt: ['update_time', maybeTime],
    /**
     * Maximum leverage with borrowed money, and the borrowing cost of the quote per day, %; null if the exchange does
     * not lend.
     */
    leverage: ['marginmultiple', maybeAmount],
    dailyInterest: ['marginrate', maybeNum],
  },
  (pair) => ({ ...pair, isPriceOdd: isPriceOdd(pair.deviation) }),
);

/** A spot pair of an exchange. Money in USD (except `quotePrice`), percentages in percent. */
export type ExchangePair = v.InferOutput<typeof pairRow>;

const pairsAnswer = row(
  {
    code: okCode,
    msg: v.optional(v.string()),
    rows: ['data', rowsOf(pairRow)],
    pageCount: ['maxpage', pageNumber],
    page: ['currpage', pageNumber],
    total: ['total_count', maybeCount],
    /** Every quote of this type of pair, most traded first. */
    quotes: ['pair2s', v.optional(v.array(v.string()), [])],
  },
  ({ code, msg, ...page }) => page,
);

export const exchangePairEndpoints = {
  /** Default order: most traded first. */
  exchangePairs: defineEndpoint({
    policy: EACH_CYCLE,
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

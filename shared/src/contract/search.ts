import * as v from 'valibot';
import { named, rankedCoin } from './coin/parts.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { placed, placeFields } from './placeParts.ts';
import { countParam, flatPage, okCode, pageNumber, text } from './wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeRank, maybeShare, maybeStars } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';

/**
 * The upstream's limit on a keyword equals the search field's (specification section 5); characters, not UTF-16 units.
 */
const KEYWORD_MAX = 30;

/** Search words as a parameter, '' allowed. */
export const maybeKeyword = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => [...typed].length <= KEYWORD_MAX, 'longer than the search field'),
);

/** The keyword of a search, not empty. */
export const keyword = v.pipe(maybeKeyword, v.nonEmpty());

const hotRow = row(
  {
    ...rankedCoin,
    stars: ['star_level', maybeStars],
    /** Search volume relative to the most searched coin's 100. */
    heat: ['hot', maybeAmount],
    /** Ranks gained (negative: lost) since yesterday. */
    heatChange: ['hot_change', maybeNum],
  },
  named,
);

/** A frequently searched coin. */
export type HotSearch = v.InferOutput<typeof hotRow>;

const coinHit = row(
  {
    code: ['coincode', v.string()],
    nameEn: ['coinname', text],
    nameZh: ['native_name', text],
    symbol: v.string(),
    logo: ['coinlogo', text],
    price: maybeAmount,
    change24h: ['change_percent', maybeNum],
    marketCap: ['market_value', maybeAmount],
    volume24h: ['volume', maybeAmount],
    circulatingSupply: ['circulatingsupply', maybeAmount],
    circulationRate: ['circulationrate', maybeShare],
    stars: ['score', maybeStars],
    rank: ['rank_no', maybeRank],
    status: text,
  },
  ({ nameZh, status, ...coin }) => ({
    ...coin,
    name: nameZh || coin.nameEn || coin.symbol,
    isRecorded: status !== 'norecorded',
  }),
);

/** A coin in the search results. Money in USD. */
export type SearchCoin = v.InferOutput<typeof coinHit>;

const exchangeHit = row(
  {
    code: ['id', v.string()],
    ...placeFields,
    rank: maybeRank,
    volume24h: ['volumn', maybeAmount],
    pairCount: ['pairnum', maybeCount],
  },
  placed,
);

export type SearchExchange = v.InferOutput<typeof exchangeHit>;

const walletHit = row(
  {
    code: ['id', v.string()],
    ...placeFields,
    summary: ['desc', text],
  },
  placed,
);

export type SearchWallet = v.InferOutput<typeof walletHit>;

/** One of the lists, which lie flat at the top level, each with its own page numbers. */
function pageOf<const Rows extends v.GenericSchema, const Name extends string>(name: Name, rows: Rows) {
  return {
    rows: [`${name}list`, rows],
    page: [`${name}_curpage`, pageNumber],
    total: [`${name}_totalsize`, maybeCount],
    pageCount: [`${name}_maxpage`, pageNumber],
  } as const;
}

/** Envelope (d). */
const searchAnswer = row(
  {
    code: okCode,
    msg: v.optional(v.string()),
    keyword: text,
    coins: pageOf('coin', rowsOf(coinHit)),
    exchanges: pageOf('exchange', rowsOf(exchangeHit)),
    wallets: pageOf('wallet', rowsOf(walletHit)),
  },
  ({ code, msg, ...results }) => results,
);

export type SearchResults = v.InferOutput<typeof searchAnswer>;

export const searchEndpoints = {
  hotSearch: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/hotcoin_search',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(10, 100) }),
    response: flatPage(hotRow),
  }),
  webSearch: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/search/websearch',
    word: 'code',
    params: v.object({
      code: keyword,
      page: countParam(1, 10_000),
      exchange_page: countParam(1, 10_000),
      wallet_page: countParam(1, 10_000),
      pagesize: countParam(20, 100),
      token: v.optional(v.string(), ''),
    }),
    response: searchAnswer,
  }),
} as const;

import * as v from 'valibot';
import { rankedCoin, toRankedCoin } from './coin/parts.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { placeName, toPlaceName } from './placeParts.ts';
import { countParam, flatPage, okCode, type Page, pageNumber, text } from './wire.ts';
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

const hotWire = v.pipe(
  v.object({
    ...rankedCoin,
    star_level: maybeStars,
    hot: maybeAmount,
    hot_change: maybeNum,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    stars: wire.star_level,
    /** Search volume relative to the most searched coin's 100. */
    heat: wire.hot,
    /** Ranks gained (negative: lost) since yesterday. */
    heatChange: wire.hot_change,
  })),
);

/** A frequently searched coin. */
export type HotSearch = v.InferOutput<typeof hotWire>;

const coinHit = v.pipe(
  v.object({
    coincode: v.string(),
    coinname: text,
    native_name: text,
    symbol: v.string(),
    coinlogo: text,
    price: maybeAmount,
    change_percent: maybeNum,
    market_value: maybeAmount,
    volume: maybeAmount,
    circulatingsupply: maybeAmount,
    circulationrate: maybeShare,
    score: maybeStars,
    rank_no: maybeRank,
    status: text,
  }),
  v.transform((wire) => ({
    code: wire.coincode,
    symbol: wire.symbol,
    name: wire.native_name || wire.coinname || wire.symbol,
    nameEn: wire.coinname,
    logo: wire.coinlogo,
    price: wire.price,
    change24h: wire.change_percent,
    marketCap: wire.market_value,
    volume24h: wire.volume,
    circulatingSupply: wire.circulatingsupply,
    circulationRate: wire.circulationrate,
    stars: wire.score,
    rank: wire.rank_no,
    isRecorded: wire.status !== 'norecorded',
  })),
);

/** A coin in the search results. Money in USD. */
export type SearchCoin = v.InferOutput<typeof coinHit>;

const exchangeHit = v.pipe(
  v.object({
    id: v.string(),
    ...placeName,
    rank: maybeRank,
    volumn: maybeAmount,
    pairnum: maybeCount,
  }),
  v.transform((wire) => ({
    code: wire.id,
    ...toPlaceName(wire),
    rank: wire.rank,
    volume24h: wire.volumn,
    pairCount: wire.pairnum,
  })),
);

export type SearchExchange = v.InferOutput<typeof exchangeHit>;

const walletHit = v.pipe(
  v.object({ id: v.string(), ...placeName, desc: text }),
  v.transform((wire) => ({ code: wire.id, ...toPlaceName(wire), summary: wire.desc })),
);

export type SearchWallet = v.InferOutput<typeof walletHit>;

/** Envelope (d): the lists are at the top level, each with its own page numbers. */
const searchAnswer = v.pipe(
  v.object({
    code: okCode,
    msg: v.optional(v.string()),
    keyword: text,
    coinlist: rowsOf(coinHit),
    coin_curpage: pageNumber,
    coin_totalsize: maybeCount,
    coin_maxpage: pageNumber,
    exchangelist: rowsOf(exchangeHit),
    exchange_curpage: pageNumber,
    exchange_totalsize: maybeCount,
    exchange_maxpage: pageNumber,
    walletlist: rowsOf(walletHit),
    wallet_curpage: pageNumber,
    wallet_totalsize: maybeCount,
    wallet_maxpage: pageNumber,
  }),
  v.transform((wire) => ({
    keyword: wire.keyword,
    coins: toPage(wire.coinlist, wire.coin_curpage, wire.coin_maxpage, wire.coin_totalsize),
    exchanges: toPage(
      wire.exchangelist,
      wire.exchange_curpage,
      wire.exchange_maxpage,
      wire.exchange_totalsize,
    ),
    wallets: toPage(wire.walletlist, wire.wallet_curpage, wire.wallet_maxpage, wire.wallet_totalsize),
  })),
);

function toPage<Row>(rows: readonly Row[], page: number, pageCount: number, total: number | null): Page<Row> {
  return { rows, page, pageCount, total };
}

export type SearchResults = v.InferOutput<typeof searchAnswer>;

export const searchEndpoints = {
  hotSearch: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/hotcoin_search',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(10, 100) }),
    response: flatPage(hotWire),
  }),
  webSearch: defineEndpoint({
    policy: EACH_BEAT,
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

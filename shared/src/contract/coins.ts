import * as v from 'valibot';
import { coinHead, coinQuote, toHead, toQuote } from './coin/parts.ts';
import { adTexts, futuresFacts, miningFacts, recordFacts, tokenFacts } from './coin/rowParts.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, flag, flatPage, label, numberChoice } from './wire.ts';
import { csvNumbers, maybeAmount, maybeNum, maybeRank, maybeStars, num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeTime } from './wireTime.ts';

/** The `type` parameter of the coin list: which coins it contains. */
export const COIN_LIST_TYPE = {
  all: -1,
  coins: 0,
  tokens: 1,
  mineable: 2,
  /** Listed but not ranked: the circulating supply is not verified. */
  unranked: 3,
  /** Not recorded: high risk. */
  unrecorded: 4,
  /** Coins that have futures. */
  futures: 5,
} as const;

/** The `sort` parameter of the coin list: every column the server sorts by. Missing values come last. */
export const COIN_SORTS = [
  'rank',
  'current_price_usd',
  'change_percent',
  'changerate_utc8',
  'changerate_utc',
  'change_hour',
  'change_week',
  'market_value_usd',
  'vol_usd',
  'supply',
  'turnoverrate',
  'drop_ath',
  'open_interest',
  'futures_vol',
] as const;

export type CoinSort = (typeof COIN_SORTS)[number];

const coinRankParams = v.object({
  page: countParam(1, 10_000),
  pagesize: countParam(100, 200),
  type: numberChoice([-1, 0, 1, 2, 3, 4, 5], COIN_LIST_TYPE.all),
  /** Only coins of this concept. */
  concept: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Only these coins, comma-separated codes (a watchlist or comparison). */
  codes: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** Only coins of this public chain, by its name. */
  chain: v.optional(v.pipe(v.string(), v.maxLength(40))),
  sort: v.optional(v.picklist(COIN_SORTS), 'rank'),
  /** 1: smallest first. Default: rank ascending, everything else descending. */
  asc: v.optional(v.pipe(num, v.picklist([0, 1]))),
});

const coinRowWire = v.pipe(
  v.object({
    ...coinHead,
    ...coinQuote,
    change_hour: maybeNum,
    change_week: maybeNum,
    /** CNY, and the same in USD. */
    market_value: maybeAmount,
    market_value_usd: maybeAmount,
    vol: maybeAmount,
    vol_usd: maybeAmount,
    supply: maybeAmount,
    rank: maybeRank,
    star_level: maybeStars,
    kline_data: csvNumbers,
    high_price: maybeAmount,
    high_time: maybeTime,
    low_price: maybeAmount,
    low_time: maybeTime,
    drop_ath: maybeNum,
    turnoverrate: maybeAmount,
    isifo: flag,
    ismineable: flag,
    ispremined: flag,
    concepts: v.optional(rowsOf(v.object({ id: v.string(), name: label })), []),
    ads: adTexts,
    token: v.optional(v.nullable(tokenFacts), null),
    mining: v.optional(v.nullable(miningFacts), null),
    futures: v.optional(v.nullable(futuresFacts), null),
    record: v.optional(v.nullable(recordFacts), null),
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    /** null: listed but unranked, or not recorded. */
    rank: wire.rank,
    change1h: wire.change_hour,
    change7d: wire.change_week,
    marketCap: wire.market_value_usd,
    volume24h: wire.vol_usd,
    circulatingSupply: wire.supply,
    turnoverRate: wire.turnoverrate,
    allTimeHigh: wire.high_price,
    allTimeHighAt: wire.high_time,
    allTimeLow: wire.low_price,
    allTimeLowAt: wire.low_time,
    /** % below the all-time high, 0 or negative. */
    drawdown: wire.drop_ath,
    /** 28 closes in USD, one per 6 h, oldest first; empty if unknown. */
    sparkline: wire.kline_data,
    /** 1–5, null if not rated. */
    stars: wire.star_level,
    isIfo: wire.isifo,
    isMineable: wire.ismineable,
    isPremined: wire.ispremined,
    /** The first few, with short names for a table's tags. */
    concepts: wire.concepts,
    ads: wire.ads,
    /** Only in the token list. */
    token: wire.token,
    /** Only in the list of mineable coins. */
    mining: wire.mining,
    /** Only in the list of coins with futures. */
    futures: wire.futures,
    /** Only in the lists of unranked and of unrecorded coins. */
    record: wire.record,
  })),
);

/** A row of the coin ranking. Money in USD, percentages in percent, times in epoch ms. */
export type CoinRow = v.InferOutput<typeof coinRowWire>;

export const coinEndpoints = {
  coinRank: defineEndpoint({
    // Between two polls the live socket updates the prices.
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/web-coinrank',
    params: coinRankParams,
    response: flatPage(coinRowWire),
  }),
} as const;

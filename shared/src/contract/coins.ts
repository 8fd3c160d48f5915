import * as v from 'valibot';
import { coinHead, coinQuote, named } from './coin/parts.ts';
import { adTexts, futuresFacts, miningFacts, recordFacts, tokenFacts } from './coin/rowParts.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { countParam, flag, flatPage, label, numberChoice } from './wire.ts';
import { csvNumbers, maybeAmount, maybeNum, maybeRank, maybeStars, num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeIntegerSeconds } from './wireTime.ts';

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

const coinRow = row(
  {
    ...coinHead,
    ...coinQuote,
    change1h: ['change_hour', maybeNum],
    change7d: ['change_week', maybeNum],
    marketCapCny: ['market_value', maybeAmount, 'unread'],
    marketCap: ['market_value_usd', maybeAmount],
    volumeCny: ['vol', maybeAmount, 'unread'],
    volume24h: ['vol_usd', maybeAmount],
    circulatingSupply: ['supply', maybeAmount],
    /** null: listed but unranked, or not recorded. */
    rank: maybeRank,
    /** 1–5, null if not rated. */
    stars: ['star_level', maybeStars],
    /** 28 closes in USD, one per 6 h, oldest first; empty if unknown. */
    sparkline: ['kline_data', csvNumbers],
    allTimeHigh: ['high_price', maybeAmount],
    allTimeHighAt: ['high_time', maybeIntegerSeconds],
    allTimeLow: ['low_price', maybeAmount],
    allTimeLowAt: ['low_time', maybeIntegerSeconds],
    /** % below the all-time high, 0 or negative. */
    drawdown: ['drop_ath', maybeNum],
    turnoverRate: ['turnoverrate', maybeAmount],
    isIfo: ['isifo', flag],
    isMineable: ['ismineable', flag],
    isPremined: ['ispremined', flag],
    /** The first few, with short names for a table's tags. */
    concepts: v.optional(rowsOf(v.object({ id: v.string(), name: label })), []),
    ads: adTexts,
    /** Only in the token list. */
    token: v.optional(v.nullable(tokenFacts), null),
    /** Only in the list of mineable coins. */
    mining: v.optional(v.nullable(miningFacts), null),
    /** Only in the list of coins with futures. */
    futures: v.optional(v.nullable(futuresFacts), null),
    /** Only in the lists of unranked and of unrecorded coins. */
    record: v.optional(v.nullable(recordFacts), null),
  },
  named,
);

/** A row of the coin ranking. Money in USD, percentages in percent, times in epoch ms. */
export type CoinRow = v.InferOutput<typeof coinRow>;

export const coinEndpoints = {
  coinRank: defineEndpoint({
    // Between two polls the live socket updates the prices.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/web-coinrank',
    params: coinRankParams,
    response: flatPage(coinRow),
  }),
} as const;

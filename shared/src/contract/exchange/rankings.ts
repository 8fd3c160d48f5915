import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row, tupleRow } from '../fields.ts';
import { placed, placeFields, ratedFields } from '../placeParts.ts';
import { rankingPage } from '../rankings/params.ts';
import { envelope, listPage, noParams, wordParam } from '../wire.ts';
import {
  maybeAmount,
  maybeCount,
  maybeNum,
  maybePlaces,
  maybePoints,
  maybeRank,
  maybeScore,
  maybeShare,
  num,
  wireAmount,
  wireCount,
  wireScore,
} from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireTime } from '../wireTime.ts';
import { GRADE_PARTS } from './words.ts';

const gradeRow = row(
  {
    ...ratedFields,
    /** Change of the rating in points, and of the rank, over a month; null if the past is unknown. */
    ratingChange: ['score_change', maybePoints],
    rankChange: ['rank_change', maybePlaces],
    /** 0–100 each; `weight` is the part's share of the rating, 0–1. */
    parts: rowsOf(
      v.object({ key: v.picklist(GRADE_PARTS), score: wireScore, change: maybePoints, weight: wireAmount }),
    ),
  },
  placed,
);

/** An exchange's rating with its parts and their changes. */
export type ExchangeGrade = v.InferOutput<typeof gradeRow>;

const futuresVenueRow = row(
  {
    ...ratedFields,
    futuresVolume24h: ['futures_volumn', wireAmount],
    /** % of all exchanges' futures volume. */
    share: ['percent', num],
    openInterest: ['open_interest', maybeAmount],
    contractCount: ['futurenum', wireCount],
    /** Funding rate of its Bitcoin perpetual, % per interval, and the interval in hours. */
    btcFundingRate: ['btc_fundsrate', maybeNum],
    fundingHours: ['fundshours', maybeAmount],
    /** USD liquidated in 24 h, and the share of longs, %. */
    liquidations24h: ['liquidation', maybeAmount],
    longShare: ['longpercent', maybeShare],
  },
  placed,
);

/** Futures trading of an exchange. Money in USD. */
export type FuturesVenue = v.InferOutput<typeof futuresVenueRow>;

const dexRow = row(
  {
    ...ratedFields,
    chains: v.array(v.string()),
    volume24h: ['volumn', maybeAmount],
    /** The last 24 h relative to the mean of the seven days before, %: of contracts where only they are asked for. */
    change7d: ['change_week', maybeNum],
    /** % of the spot volume of all that are listed; of their contracts where only they are asked for. */
    share: ['percent', num],
    futuresVolume24h: ['futures_volumn', maybeAmount],
    locked: ['tvl', maybeAmount],
    pairCount: ['pairnum', maybeCount],
    /** Addresses that traded in 24 h; null if unknown. */
    users24h: ['users', maybeCount],
  },
  placed,
);

/** A decentralised exchange. Money in USD. */
export type Dex = v.InferOutput<typeof dexRow>;

const otcRow = row(
  {
    code: ['id', v.string()],
    ...placeFields,
    rank: ['exrank', maybeRank, 'unread'],
    rating: ['score', maybeScore, 'unread'],
    /** CNY for one USDT: a buyer's and a seller's price. */
    buyCny: ['buy_cny', wireAmount],
    sellCny: ['sell_cny', wireAmount],
    /** Mid price relative to the official rate, %. */
    premium: num,
    payments: v.array(v.string()),
    minCny: ['min_cny', wireAmount],
    maxCny: ['max_cny', wireAmount],
    merchantCount: ['merchants', wireCount],
  },
  placed,
);

/** OTC price of Tether on one platform, CNY. */
export type OtcQuote = v.InferOutput<typeof otcRow>;

const otcDay = tupleRow({ time: wireTime, cny: wireAmount, rate: wireAmount }, (day) => ({
  ...day,
  premium: (day.cny / day.rate - 1) * 100,
}));

const volumeDay = row({
  time: ['tickertime', wireTime],
  spot: ['volume', maybeAmount],
  futures: maybeAmount,
});

export const exchangeRankingEndpoints = {
  exchangeGrades: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/exrank',
    params: v.object(rankingPage),
    response: listPage(gradeRow),
  }),
  futuresVenues: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futuresmarket/exchange/list',
    params: v.object(rankingPage),
    response: listPage(futuresVenueRow),
  }),
  dexes: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/dexlist',
    /** `kind`: all, those with coins, or those with contracts, most traded first. */
    params: v.object({ ...rankingPage, kind: wordParam(['all', 'spot', 'futures'], 'all') }),
    response: listPage(dexRow),
  }),
  otcQuotes: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/otclist',
    params: v.object(rankingPage),
    response: listPage(otcRow),
  }),
  /** Rows of [ms, OTC price of a Tether in CNY, official CNY per dollar], oldest first. */
  otcHistory: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/otchistory',
    params: noParams,
    response: envelope(rowsOf(otcDay)),
  }),
  exchangeHistory: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futuresmarket/exchangehischarts',
    params: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(rowsOf(volumeDay)),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { placeName, ratedExchange, toPlaceName, toRatedExchange } from '../placeParts.ts';
import { rankingPage } from '../rankings/params.ts';
import { envelope, listPage, noParams } from '../wire.ts';
import {
  maybeAmount,
  maybeCount,
  maybeNum,
  maybePlaces,
  maybePoints,
  maybeShare,
  num,
  wireAmount,
  wireCount,
  wireScore,
} from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireTime } from '../wireTime.ts';
import { GRADE_PARTS } from './words.ts';

const gradeWire = v.pipe(
  v.object({
    ...ratedExchange,
    score_change: maybePoints,
    rank_change: maybePlaces,
    parts: rowsOf(
      v.object({ key: v.picklist(GRADE_PARTS), score: wireScore, change: maybePoints, weight: wireAmount }),
    ),
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    /** Change of the rating in points, and of the rank, over a month; null if the past is unknown. */
    ratingChange: wire.score_change,
    rankChange: wire.rank_change,
    /** 0–100 each; `weight` is the part's share of the rating, 0–1. */
    parts: wire.parts,
  })),
);

/** An exchange's rating with its parts and their changes. */
export type ExchangeGrade = v.InferOutput<typeof gradeWire>;

const futuresVenueWire = v.pipe(
  v.object({
    ...ratedExchange,
    futures_volumn: wireAmount,
    percent: num,
    open_interest: maybeAmount,
    futurenum: wireCount,
    btc_fundsrate: maybeNum,
    fundshours: maybeAmount,
    liquidation: maybeAmount,
    longpercent: maybeShare,
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    futuresVolume24h: wire.futures_volumn,
    /** % of all exchanges' futures volume. */
    share: wire.percent,
    openInterest: wire.open_interest,
    contractCount: wire.futurenum,
    /** Funding rate of its Bitcoin perpetual, % per interval, and the interval in hours. */
    btcFundingRate: wire.btc_fundsrate,
    fundingHours: wire.fundshours,
    /** USD liquidated in 24 h, and the share of longs, %. */
    liquidations24h: wire.liquidation,
    longShare: wire.longpercent,
  })),
);

/** Futures trading of an exchange. Money in USD. */
export type FuturesVenue = v.InferOutput<typeof futuresVenueWire>;

const dexWire = v.pipe(
  v.object({
    ...ratedExchange,
    chains: v.array(v.string()),
    volumn: maybeAmount,
    change_week: maybeNum,
    percent: num,
    futures_volumn: maybeAmount,
    tvl: maybeAmount,
    pairnum: maybeCount,
    users: maybeCount,
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    chains: wire.chains,
    volume24h: wire.volumn,
    /** The last 24 h relative to the mean of the seven days before, %. */
    change7d: wire.change_week,
    /** % of all decentralised exchanges' spot volume. */
    share: wire.percent,
    futuresVolume24h: wire.futures_volumn,
    locked: wire.tvl,
    pairCount: wire.pairnum,
    /** Addresses that traded in 24 h; null if unknown. */
    users24h: wire.users,
  })),
);

/** A decentralised exchange. Money in USD. */
export type Dex = v.InferOutput<typeof dexWire>;

const otcWire = v.pipe(
  v.object({
    id: v.string(),
    ...placeName,
    buy_cny: wireAmount,
    sell_cny: wireAmount,
    premium: num,
    payments: v.array(v.string()),
    min_cny: wireAmount,
    max_cny: wireAmount,
    merchants: wireCount,
  }),
  v.transform((wire) => ({
    code: wire.id,
    ...toPlaceName(wire),
    /** CNY for one USDT: a buyer's and a seller's price. */
    buyCny: wire.buy_cny,
    sellCny: wire.sell_cny,
    /** Mid price relative to the official rate, %. */
    premium: wire.premium,
    payments: wire.payments,
    minCny: wire.min_cny,
    maxCny: wire.max_cny,
    merchantCount: wire.merchants,
  })),
);

/** OTC price of Tether on one platform, CNY. */
export type OtcQuote = v.InferOutput<typeof otcWire>;

const otcHistoryWire = rowsOf(
  v.pipe(
    v.tuple([wireTime, wireAmount, wireAmount]),
    v.transform(([time, cny, rate]) => ({ time, cny, rate, premium: (cny / rate - 1) * 100 })),
  ),
);

const hisWire = rowsOf(
  v.pipe(
    v.object({ tickertime: wireTime, volume: maybeAmount, futures: maybeAmount }),
    v.transform(({ tickertime, volume, futures }) => ({ time: tickertime, spot: volume, futures })),
  ),
);

export const exchangeRankingEndpoints = {
  exchangeGrades: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/exrank',
    params: v.object(rankingPage),
    response: listPage(gradeWire),
  }),
  futuresVenues: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futuresmarket/exchange/list',
    params: v.object(rankingPage),
    response: listPage(futuresVenueWire),
  }),
  dexes: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/dexlist',
    params: v.object(rankingPage),
    response: listPage(dexWire),
  }),
  otcQuotes: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/otclist',
    params: v.object(rankingPage),
    response: listPage(otcWire),
  }),
  /** Rows of [ms, OTC price of a Tether in CNY, official CNY per dollar], oldest first. */
  otcHistory: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/otchistory',
    params: noParams,
    response: envelope(otcHistoryWire),
  }),
  exchangeHistory: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futuresmarket/exchangehischarts',
    params: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(hisWire),
  }),
} as const;

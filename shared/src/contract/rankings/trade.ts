import * as v from 'valibot';
import { coinHead, rankedCoin, toHead, toRankedCoin } from '../coin/parts.ts';
import { conceptWireFields, toConcept } from '../concepts.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { ratedExchange, toRatedExchange } from '../placeParts.ts';
import { flagParam, listPage, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, wireAmount, wireCount } from '../wireNumber.ts';
import { maybeTime } from '../wireTime.ts';
import { capParam, rankingPage } from './params.ts';

/** `tickertype` of the ranking of pairs, as in a coin's own list of pairs. */
export const PAIR_TYPE = { spot: 0, futures: 1 } as const;
/** The volume that exchanges are ranked by. */
export const EXCHANGE_SORTS = ['spot', 'futures', 'total'] as const;
/** `sort` of the ranking of sectors. */
const CONCEPT_SORTS = ['change_hour', 'change_percent', 'change_week', 'vol'] as const;

const pairWire = v.pipe(
  v.object({
    ...coinHead,
    tickerid: v.string(),
    exchange_code: v.string(),
    exchange_name: v.string(),
    exchange_logo: text,
    symbol_pair: v.string(),
    contracttype: text,
    price_usd: wireAmount,
    vol_usd: wireAmount,
    percent: maybeNum,
    accounting: maybeShare,
    update_time: maybeTime,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    tickerId: wire.tickerid,
    exchange: { code: wire.exchange_code, name: wire.exchange_name, logo: wire.exchange_logo },
    pair: wire.symbol_pair,
    /** '' for spot, else swap, cq, nq, cw or nw. */
    contract: wire.contracttype,
    price: wire.price_usd,
    /** USD in 24 h. */
    volume24h: wire.vol_usd,
    /** % of all pairs of the list's kind, and of its own coin's pairs. */
    share: wire.percent,
    coinShare: wire.accounting,
    updatedAt: wire.update_time,
  })),
);

/** A pair or contract of one exchange. */
export type PairVolume = v.InferOutput<typeof pairWire>;

const exchangeWire = v.pipe(
  v.object({
    ...ratedExchange,
    volumn: wireAmount,
    futures_volumn: wireAmount,
    change_volumn: maybeNum,
    percent: maybeNum,
    open_interest: maybeAmount,
    pairnum: maybeCount,
    coinnum: maybeCount,
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    /** USD in 24 h: spot pairs, and contracts. */
    spotVolume24h: wire.volumn,
    futuresVolume24h: wire.futures_volumn,
    /** % change from the 24 h before, of the volume ranked by; null for contracts, which have no history. */
    volumeChange: wire.change_volumn,
    /** % of all exchanges, of the volume ranked by. */
    share: wire.percent,
    openInterest: wire.open_interest,
    pairCount: wire.pairnum,
    coinCount: wire.coinnum,
  })),
);

/** Volumes of an exchange. */
export type ExchangeVolume = v.InferOutput<typeof exchangeWire>;

const listingWire = v.pipe(
  v.object({
    ...rankedCoin,
    exchange_listcount: wireCount,
    new_listcount: maybeCount,
    dex_listcount: maybeCount,
    futures_listcount: wireCount,
    ticker_num: wireCount,
    top_exchange: text,
    top_exchange_name: text,
    top_percent: maybeShare,
    vol_usd: maybeAmount,
    market_value_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    /** Exchanges with a spot pair of the coin; how many of them are decentralised; exchanges with its futures. */
    exchangeCount: wire.exchange_listcount,
    /** Exchanges that announced its listing within seven days. */
    newExchanges: wire.new_listcount,
    dexCount: wire.dex_listcount,
    futuresExchangeCount: wire.futures_listcount,
    pairCount: wire.ticker_num,
    /** The exchange with most of its spot volume, and that share, %. */
    topExchange: wire.top_exchange === '' ? null : { code: wire.top_exchange, name: wire.top_exchange_name },
    topShare: wire.top_percent,
    volume24h: wire.vol_usd,
    marketCap: wire.market_value_usd,
  })),
);

/** Listings of a coin. */
export type CoinListing = v.InferOutput<typeof listingWire>;

const conceptRankWire = v.pipe(
  v.object({ ...conceptWireFields, change_hour: maybeNum, percent: maybeNum }),
  v.transform(({ change_hour, percent, ...wire }) => ({
    ...toConcept(wire),
    /** Arithmetic mean of the members' changes, %. */
    change1h: change_hour,
    /** % of the 24 h volume of all ranked coins. A coin of two sectors counts in both. */
    volumeShare: percent,
  })),
);

/** A sector of the ranking of sectors. */
export type ConceptRank = v.InferOutput<typeof conceptRankWire>;

export const tradeRankingEndpoints = {
  pairRank: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/pairvol',
    params: v.object({
      ...rankingPage,
      tickertype: numberChoice(Object.values(PAIR_TYPE), PAIR_TYPE.spot),
      filtertype: capParam,
      /** 0: without pairs whose base is a stablecoin. */
      stable: flagParam(1),
    }),
    response: listPage(pairWire),
  }),
  exchangeVolumeRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/exchangevol',
    params: v.object({ ...rankingPage, sort: wordParam(EXCHANGE_SORTS, 'spot') }),
    response: listPage(exchangeWire),
  }),
  listingRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/exnum',
    /** `count`: all listings; `new`: announced within a week. */
    params: v.object({
      ...rankingPage,
      filtertype: capParam,
      sort: v.optional(v.picklist(['count', 'new']), 'count'),
    }),
    response: listPage(listingWire),
  }),
  conceptRank: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/concept',
    params: v.object({ ...rankingPage, sort: wordParam(CONCEPT_SORTS, 'change_percent') }),
    response: listPage(conceptRankWire),
  }),
} as const;

import * as v from 'valibot';
import { coinHead, named, rankedCoin } from '../coin/parts.ts';
import { conceptFields, toConcept } from '../concepts.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { placed, ratedFields } from '../placeParts.ts';
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

const pairRow = row(
  {
    ...coinHead,
    tickerId: ['tickerid', v.string()],
    exchange: {
      code: ['exchange_code', v.string()],
      name: ['exchange_name', v.string()],
      logo: ['exchange_logo', text],
    },
    pair: ['symbol_pair', v.string()],
    /** '' for spot, else swap, cq, nq, cw or nw. */
    contract: ['contracttype', text],
    price: ['price_usd', wireAmount],
    /** USD in 24 h. */
    volume24h: ['vol_usd', wireAmount],
    /** % of all pairs of the list's kind, and of its own coin's pairs. */
    share: ['percent', maybeNum],
    coinShare: ['accounting', maybeShare],
    updatedAt: ['update_time', maybeTime],
  },
  named,
);

/** A pair or contract of one exchange. */
export type PairVolume = v.InferOutput<typeof pairRow>;

const exchangeRow = row(
  {
    ...ratedFields,
    /** USD in 24 h: spot pairs, and contracts. */
    spotVolume24h: ['volumn', wireAmount],
    futuresVolume24h: ['futures_volumn', wireAmount],
    openInterest: ['open_interest', maybeAmount],
    pairCount: ['pairnum', maybeCount],
    coinCount: ['coinnum', maybeCount],
    /** % of all exchanges, of the volume ranked by. */
    share: ['percent', maybeNum],
    /** % change from the 24 h before, of the volume ranked by; null for contracts, which have no history. */
    volumeChange: ['change_volumn', maybeNum],
  },
  placed,
);

export type ExchangeVolume = v.InferOutput<typeof exchangeRow>;

const listingRow = row(
  {
    ...rankedCoin,
    /** Exchanges with a spot pair of the coin; how many of them are decentralised; exchanges with its futures. */
    exchangeCount: ['exchange_listcount', wireCount],
    /** Exchanges that announced its listing within seven days. */
    newExchanges: ['new_listcount', maybeCount],
    dexCount: ['dex_listcount', maybeCount],
    futuresExchangeCount: ['futures_listcount', wireCount],
    pairCount: ['ticker_num', wireCount],
    /** The exchange with most of its spot volume; its code is '' where there is none. */
    topExchange: { code: ['top_exchange', text], name: ['top_exchange_name', text] },
    /** Its share, %. */
    topShare: ['top_percent', maybeShare],
    volume24h: ['vol_usd', maybeAmount],
    marketCap: ['market_value_usd', maybeAmount],
  },
  ({ topExchange, ...coin }) => ({
    ...named(coin),
    topExchange: topExchange.code === '' ? null : topExchange,
  }),
);

export type CoinListing = v.InferOutput<typeof listingRow>;

const conceptRankRow = row(
  {
    ...conceptFields,
    /** Arithmetic mean of the members' changes, %. */
    change1h: ['change_hour', maybeNum],
    /** % of the 24 h volume of all ranked coins. A coin of two sectors counts in both. */
    volumeShare: ['percent', maybeNum],
  },
  toConcept,
);

/** A sector of the ranking of sectors. */
export type ConceptRank = v.InferOutput<typeof conceptRankRow>;

export const tradeRankingEndpoints = {
  pairRank: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: listPage(pairRow),
  }),
  exchangeVolumeRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/exchangevol',
    params: v.object({ ...rankingPage, sort: wordParam(EXCHANGE_SORTS, 'spot') }),
    response: listPage(exchangeRow),
  }),
  listingRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/exnum',
    /** `count`: all listings; `new`: announced within a week. */
    params: v.object({
      ...rankingPage,
      filtertype: capParam,
      sort: v.optional(v.picklist(['count', 'new']), 'count'),
    }),
    response: listPage(listingRow),
  }),
  conceptRank: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/concept',
    params: v.object({ ...rankingPage, sort: wordParam(CONCEPT_SORTS, 'change_percent') }),
    response: listPage(conceptRankRow),
  }),
} as const;

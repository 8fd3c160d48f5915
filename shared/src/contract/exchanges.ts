import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import {
  EXCHANGE_LIST_AREAS,
  EXCHANGE_LIST_BOARDS,
  EXCHANGE_LIST_SORTS,
  EXCHANGE_LIST_TYPES,
  RISK_WORDS,
} from './exchange/words.ts';
import { ratedExchange, toRatedExchange } from './placeParts.ts';
import { countParam, flag, flatPage, wordParam } from './wire.ts';
import { lineNumbers, maybeAmount, maybeCount, maybeNum } from './wireNumber.ts';

const exchangeRowWire = v.pipe(
  v.object({
    ...ratedExchange,
    pairnum: maybeCount,
    coinnum: maybeCount,
    volumn: maybeAmount,
    change_volumn: maybeNum,
    futures_volumn: maybeAmount,
    assets_usd: maybeAmount,
    hotindex: maybeAmount,
    hot_change: maybeNum,
    risk_level: v.picklist(RISK_WORDS),
    isinnovation: flag,
    kline_data: lineNumbers,
    types: v.array(v.string()),
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    pairCount: wire.pairnum,
    coinCount: wire.coinnum,
    /** 24 h volume in USD, the sum over its spot pairs, and its change from the day before, %; null if it has none. */
    volume24h: wire.volumn,
    volumeChange24h: wire.change_volumn,
    /** 24 h volume in USD over its contracts; null if it has none. */
    futuresVolume24h: wire.futures_volumn,
    /** Customers' assets or locked value, USD; null if it has neither. */
    reserve: wire.assets_usd,
    /** Search popularity, about 100 for the most searched; its change over seven days, %. */
    heat: wire.hotindex,
    heatChange7d: wire.hot_change,
    risk: wire.risk_level,
    /** On the board of young and small exchanges. */
    isInnovation: wire.isinnovation,
    /** USD per day over the last seven days and the 24 h until now, oldest first; contracts if it has no spot. */
    trend: wire.kline_data,
    kinds: wire.types,
  })),
);

/** One exchange of the ranking. */
export type ExchangeRow = v.InferOutput<typeof exchangeRowWire>;

export const exchangeEndpoints = {
  /** Default order: best rated first. */
  exchangeRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/web-exchange',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(100, 200),
      type: wordParam(EXCHANGE_LIST_TYPES, 'all'),
      area: wordParam(EXCHANGE_LIST_AREAS, 'all'),
      board: wordParam(EXCHANGE_LIST_BOARDS, 'all'),
      sort: wordParam(EXCHANGE_LIST_SORTS, 'exrank'),
    }),
    response: flatPage(exchangeRowWire),
  }),
} as const;

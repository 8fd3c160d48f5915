import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import {
  DISCLOSURES,
  EXCHANGE_LIST_AREAS,
  EXCHANGE_LIST_BOARDS,
  EXCHANGE_LIST_SORTS,
  EXCHANGE_LIST_TYPES,
  RISK_WORDS,
} from './exchange/words.ts';
import { row } from './fields.ts';
import { placed, ratedFields } from './placeParts.ts';
import { countParam, flag, flatPage, wordParam } from './wire.ts';
import { lineNumbers, maybeAmount, maybeCount, maybeNum } from './wireNumber.ts';

const exchangeRow = row(
  {
    ...ratedFields,
    pairCount: ['pairnum', maybeCount],
    coinCount: ['coinnum', maybeCount],
    /** 24 h volume in USD, the sum over its spot pairs, and its change from the day before, %; null if it has none. */
    volume24h: ['volumn', maybeAmount],
    volumeChange24h: ['change_volumn', maybeNum],
    /** 24 h volume in USD over its contracts; null if it has none. */
    futuresVolume24h: ['futures_volumn', maybeAmount],
    /** Customers' assets or locked value, USD; null if it has neither. */
    reserve: ['assets_usd', maybeAmount],
    /** Search popularity, about 100 for the most searched; its change over seven days, %. */
    heat: ['hotindex', maybeAmount],
    heatChange7d: ['hot_change', maybeNum],
    risk: ['risk_level', v.picklist(RISK_WORDS)],
    disclosure: ['proof_kind', v.picklist(DISCLOSURES)],
    /** On the board of young and small exchanges. */
    isInnovation: ['isinnovation', flag],
    /** USD per day over the last seven days and the 24 h until now, oldest first; contracts if it has no spot. */
    trend: ['kline_data', lineNumbers],
    kinds: ['types', v.array(v.string())],
  },
  placed,
);

/** One exchange of the ranking. */
export type ExchangeRow = v.InferOutput<typeof exchangeRow>;

export const exchangeEndpoints = {
  /** Default order: best rated first. */
  exchangeRank: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: flatPage(exchangeRow),
  }),
} as const;

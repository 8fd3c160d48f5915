import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { ratedExchange, toRatedExchange } from './placeParts.ts';
import { countParam, flatPage, maybeNum } from './wire.ts';

const exchangeRowWire = v.pipe(
  v.object({
    ...ratedExchange,
    pairnum: maybeNum,
    coinnum: maybeNum,
    volumn: maybeNum,
    futures_volumn: maybeNum,
    types: v.array(v.string()),
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    pairCount: wire.pairnum,
    coinCount: wire.coinnum,
    /** USD in 24 h: the sum over its spot pairs. */
    volume24h: wire.volumn,
    /** USD in 24 h over its contracts; null where it has none. */
    futuresVolume24h: wire.futures_volumn,
    kinds: wire.types,
  })),
);

/** One exchange of the ranking. */
export type ExchangeRow = v.InferOutput<typeof exchangeRowWire>;

export const exchangeEndpoints = {
  /** Best rated first. */
  exchangeRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/web-exchange',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(100, 200) }),
    response: flatPage(exchangeRowWire),
  }),
} as const;

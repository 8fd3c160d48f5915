import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { ratedExchange, toRatedExchange } from '../placeParts.ts';
import { envelope, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum } from '../wireNumber.ts';
import { maybeTime } from '../wireTime.ts';

const exchangeInfoWire = v.pipe(
  v.object({
    ...ratedExchange,
    country_zh: text,
    online_time: maybeTime,
    types: v.array(v.string()),
    tradeurl: text,
    softid: text,
    makerfee: maybeNum,
    takerfee: maybeNum,
    assets_usd: maybeAmount,
    volumn: maybeAmount,
    change_volumn: maybeNum,
    futures_volumn: maybeAmount,
    open_interest: maybeAmount,
    coinnum: maybeCount,
    pairnum: maybeCount,
    marginnum: maybeCount,
    futurenum: maybeCount,
  }),
  v.transform((wire) => ({
    ...toRatedExchange(wire),
    country: wire.country_zh,
    foundedAt: wire.online_time,
    kinds: wire.types,
    website: wire.tradeurl,
    /** Id of its program on the download pages; '' if it has none. */
    softwareId: wire.softid,
    /** % of a trade. */
    makerFee: wire.makerfee,
    takerFee: wire.takerfee,
    /** USD it holds for its customers. */
    reserve: wire.assets_usd,
    /** 24 h volume in USD, the sum over its spot pairs, and its change from the day before, %; null if it has none. */
    volume24h: wire.volumn,
    volumeChange24h: wire.change_volumn,
    /** 24 h volume in USD over its contracts, and open interest; null if it has none. */
    futuresVolume24h: wire.futures_volumn,
    openInterest: wire.open_interest,
    coinCount: wire.coinnum,
    pairCount: wire.pairnum,
    marginCount: wire.marginnum,
    contractCount: wire.futurenum,
  })),
);

/** Everything about one exchange. Money in USD, percentages in percent, times in epoch ms, null where unknown. */
export type ExchangeDetail = v.InferOutput<typeof exchangeInfoWire>;

/** An exchange's code as a parameter. */
export const exchangeCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));

export const exchangeInfoEndpoints = {
  exchangeInfo: defineEndpoint({
    // Only the header; the pairs under it change with the coins.
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/exchange/web-exchangeinfo',
    params: v.object({ code: exchangeCode }),
    response: envelope(exchangeInfoWire),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, flag, flatPage, label, text } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount } from './wireNumber.ts';
import { maybeTime } from './wireTime.ts';

export const newCoinWire = v.pipe(
  v.object({
    code: v.string(),
    name: label,
    full_name: text,
    full_name_zh: text,
    logo: text,
    /** Exchange of the first listing, and its pair. */
    market: text,
    market_name: text,
    pair: text,
    platform: text,
    platform_name: text,
    time: maybeTime,
    price: wireAmount,
    price_cny: maybeAmount,
    first_price: maybeAmount,
    volumn: maybeAmount,
    vol_usd: maybeAmount,
    change_percent: maybeNum,
    changerate_utc: maybeNum,
    changerate_utc8: maybeNum,
    circualing: maybeAmount,
    is_mineable: flag,
  }),
  v.transform((wire) => ({
    code: wire.code,
    symbol: wire.name,
    name: wire.full_name_zh || wire.full_name || wire.name,
    nameEn: wire.full_name || wire.name,
    logo: wire.logo,
    exchangeCode: wire.market,
    exchangeName: wire.market_name,
    pair: wire.pair,
    chainCode: wire.platform,
    chainName: wire.platform_name,
    listedAt: wire.time,
    price: wire.price,
    /** Price at the first listing, USD. */
    firstPrice: wire.first_price,
    /** % since then; null if the first price is unknown. */
    changeSinceListing: wire.first_price ? (wire.price / wire.first_price - 1) * 100 : null,
    change24h: wire.change_percent,
    changeUtc8: wire.changerate_utc8,
    changeUtc0: wire.changerate_utc,
    /** 24 h volume in coins. */
    volumeCoins24h: wire.volumn,
    volume24h: wire.vol_usd,
    circulatingSupply: wire.circualing,
    isMineable: wire.is_mineable,
  })),
);

/** A newly listed coin. */
export type NewCoin = v.InferOutput<typeof newCoinWire>;

export const newCoinEndpoints = {
  newCoins: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/home/web-newcoin',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(20, 200) }),
    response: flatPage(newCoinWire),
  }),
} as const;

import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { countParam, flag, flatPage, label, text } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount } from './wireNumber.ts';
import { maybeIntegerSeconds } from './wireTime.ts';

export const newCoinRow = row(
  {
    code: v.string(),
    symbol: ['name', label],
    nameEn: ['full_name', text],
    nameZh: ['full_name_zh', text],
    logo: text,
    /** Exchange of the first listing, and its pair. */
    exchangeCode: ['market', text],
    exchangeName: ['market_name', text],
    pair: text,
    chainCode: ['platform', text],
    chainName: ['platform_name', text],
    listedAt: ['time', maybeIntegerSeconds],
    price: wireAmount,
    priceCny: ['price_cny', maybeAmount, 'unread'],
    /** Price at the first listing, USD. */
    firstPrice: ['first_price', maybeAmount],
    /** 24 h volume in coins. */
    volumeCoins24h: ['volumn', maybeAmount],
    volume24h: ['vol_usd', maybeAmount],
    change24h: ['change_percent', maybeNum],
    changeUtc0: ['changerate_utc', maybeNum],
    changeUtc8: ['changerate_utc8', maybeNum],
    circulatingSupply: ['circualing', maybeAmount],
    isMineable: ['is_mineable', flag],
  },
  ({ nameZh, ...coin }) => ({
    ...coin,
    name: nameZh || coin.nameEn || coin.symbol,
    nameEn: coin.nameEn || coin.symbol,
    /** % since then; null if the first price is unknown. */
    changeSinceListing: coin.firstPrice ? (coin.price / coin.firstPrice - 1) * 100 : null,
  }),
);

/** A newly listed coin. */
export type NewCoin = v.InferOutput<typeof newCoinRow>;

export const newCoinEndpoints = {
  newCoins: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/home/web-newcoin',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(20, 200) }),
    response: flatPage(newCoinRow),
  }),
} as const;

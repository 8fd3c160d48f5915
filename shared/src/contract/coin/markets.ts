import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { countParam, envelope, label, numberChoice, pageNumber, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, num, wireAmount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { maybeTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/** `tickertype` on the wire. */
export const MARKET_TYPE = { spot: 0, futures: 1, dex: 2, otc: 3 } as const;
export type MarketType = keyof typeof MARKET_TYPE;

/** 价格异常: deviation from the coin's price over all exchanges above which a price is an outlier, %. */
export const PRICE_ANOMALY = 2;
/** Whether a price is an outlier. `deviation` in %; false if it is null. */
export function isPriceOdd(deviation: number | null): boolean {
  return deviation !== null && Math.abs(deviation) > PRICE_ANOMALY;
}

/** 量异常: multiple of the share expected for the exchange's size above which a volume is suspicious. */
export const VOLUME_ANOMALY = 4;
/** A pair below this share of the coin's volume (%) is too small to be flagged for its volume. */
export const VOLUME_ANOMALY_FLOOR = 1;

const pairRow = row(
  {
    /** '' if the K-line page has no such ticker. */
    tickerId: ['tickerid', text],
    exchangeCode: ['exchange_code', v.string()],
    nameEn: ['name', label],
    nameZh: ['name_zh', text],
    exchangeLogo: ['logo', text],
    pair: ['symbol_pair', v.string()],
    base: ['pair1', v.string()],
    quote: ['pair2', v.string()],
    coinCode: ['coin_code', v.string(), 'unread'],
    /** swap, cq …; '' for spot. */
    contract: ['contracttype', text],
    /** In units of the quote. */
    quotePrice: ['price', maybeAmount],
    price: ['price_usd', wireAmount],
    change24h: ['changerate', maybeNum],
    volumeCoins24h: ['vol', maybeAmount],
    volume24h: ['volume', maybeAmount],
    /** % of the coin's volume of this kind (spot and DEX together are one kind). */
    share: ['accounting', maybeShare],
    /** % from the coin's price over all exchanges; dated contracts have their basis instead. */
    deviation: maybeNum,
    /** Share ÷ the share expected for the exchange's size. */
    volumeTimes: ['volume_times', maybeAmount],
    /** % per interval, perpetuals only. */
    fundingRate: ['fundsrate', maybeNum],
    openInterest: ['open_interest', maybeAmount],
    /** What the exchange takes of a trade at the order book's price, % (spot, without discounts); null if unknown. */
    takerFee: ['taker_fee', v.optional(maybeNum, null)],
    /** USD that move the price by 2 %, up and down. */
    depthUp: ['depth_up', maybeAmount],
    depthDown: ['depth_down', maybeAmount],
    updatedAt: ['update_time', maybeTime],
  },
  ({ nameEn, nameZh, ...pair }) => ({
    ...pair,
    exchangeName: nameZh || nameEn,
    isPriceOdd: isPriceOdd(pair.deviation),
    isVolumeOdd:
      pair.volumeTimes !== null &&
      pair.volumeTimes > VOLUME_ANOMALY &&
      (pair.share ?? 0) >= VOLUME_ANOMALY_FLOOR,
  }),
);

/** A market of a coin. Money in USD (except `quotePrice`), percentages in percent. */
export type CoinMarketPair = v.InferOutput<typeof pairRow>;

/** One page of a coin's markets. */
const marketsPage = row({
  rows: ['markets', rowsOf(pairRow)],
  /** Every quote of the coin in this kind of market, most traded first. */
  quotes: ['pair2s', v.optional(v.array(v.string()), [])],
  total: ['total_count', maybeCount],
  pageCount: ['total_pages', pageNumber],
  page: pageNumber,
});

const shareRow = row({ name: label, code: text, share: ['percent', num] });

/** An exchange's share of a coin's spot volume, in %. */
export type CoinTradeShare = v.InferOutput<typeof shareRow>;

export const coinMarketEndpoints = {
  coinMarkets: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/Coin/market_ticker',
    params: v.object({
      code: coinCode,
      tickertype: numberChoice([0, 1, 2, 3], MARKET_TYPE.spot),
      pair2: v.optional(v.pipe(v.string(), v.maxLength(12)), ''),
      page: countParam(1, 1000),
      pagesize: countParam(200, 200),
    }),
    response: envelope(marketsPage),
  }),
  coinTradeShares: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/cointrades-web',
    params: v.object({ code: coinCode }),
    response: envelope(listOf(shareRow)),
  }),
} as const;

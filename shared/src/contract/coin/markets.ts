import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { placeName } from '../placeParts.ts';
import { countParam, envelope, label, numberChoice, okCode, pageNumber, text } from '../wire.ts';
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

const pairWire = v.pipe(
  v.object({
    /** '' if the K-line page has no such ticker. */
    tickerid: text,
    exchange_code: v.string(),
    ...placeName,
    symbol_pair: v.string(),
    pair1: v.string(),
    pair2: v.string(),
    coin_code: v.string(),
    /** swap, cq …; '' for spot. */
    contracttype: text,
    price: maybeAmount,
    price_usd: wireAmount,
    changerate: maybeNum,
    vol: maybeAmount,
    volume: maybeAmount,
    accounting: maybeShare,
    /** % from the coin's price over all exchanges; dated contracts have their basis instead. */
    deviation: maybeNum,
    /** Share ÷ the share expected for the exchange's size. */
    volume_times: maybeAmount,
    fundsrate: maybeNum,
    open_interest: maybeAmount,
    depth_up: maybeAmount,
    depth_down: maybeAmount,
    update_time: maybeTime,
  }),
  v.transform((wire) => ({
    tickerId: wire.tickerid,
    exchangeCode: wire.exchange_code,
    exchangeName: wire.name_zh || wire.name,
    exchangeLogo: wire.logo,
    pair: wire.symbol_pair,
    base: wire.pair1,
    quote: wire.pair2,
    contract: wire.contracttype,
    /** In units of the quote. */
    quotePrice: wire.price,
    price: wire.price_usd,
    change24h: wire.changerate,
    volumeCoins24h: wire.vol,
    volume24h: wire.volume,
    /** % of the coin's volume of this kind (spot and DEX together are one kind). */
    share: wire.accounting,
    deviation: wire.deviation,
    volumeTimes: wire.volume_times,
    /** % per interval, perpetuals only. */
    fundingRate: wire.fundsrate,
    openInterest: wire.open_interest,
    /** USD that move the price by 2 %, up and down. */
    depthUp: wire.depth_up,
    depthDown: wire.depth_down,
    updatedAt: wire.update_time,
    isPriceOdd: isPriceOdd(wire.deviation),
    isVolumeOdd:
      wire.volume_times !== null &&
      wire.volume_times > VOLUME_ANOMALY &&
      (wire.accounting ?? 0) >= VOLUME_ANOMALY_FLOOR,
  })),
);

/** A market of a coin. Money in USD (except `quotePrice`), percentages in percent. */
export type CoinMarketPair = v.InferOutput<typeof pairWire>;

/** One page of a coin's markets. */
const marketsAnswer = v.pipe(
  v.object({
    code: okCode,
    msg: v.optional(v.string()),
    data: v.object({
      markets: rowsOf(pairWire),
      /** Every quote of the coin in this kind of market, most traded first. */
      pair2s: v.optional(v.array(v.string()), []),
      total_count: maybeCount,
      total_pages: pageNumber,
      page: pageNumber,
    }),
  }),
  v.transform(({ data }) => ({
    rows: data.markets,
    quotes: data.pair2s,
    page: data.page,
    pageCount: data.total_pages,
    total: data.total_count,
  })),
);

const shareWire = v.pipe(
  v.object({ name: label, code: text, percent: num }),
  v.transform(({ name, code, percent }) => ({ name, code, share: percent })),
);

/** An exchange's share of a coin's spot volume, in %. */
export type CoinTradeShare = v.InferOutput<typeof shareWire>;

export const coinMarketEndpoints = {
  coinMarkets: defineEndpoint({
    policy: EACH_BEAT,
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
    response: marketsAnswer,
  }),
  coinTradeShares: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/cointrades-web',
    params: v.object({ code: coinCode }),
    response: envelope(listOf(shareWire)),
  }),
} as const;

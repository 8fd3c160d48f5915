import * as v from 'valibot';
import { CANDLE_PERIODS } from '../constants/periods.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { placeName } from './placeParts.ts';
import { countParam, envelope, flagParam, label, numberChoice, text } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { seconds, wireTime } from './wireTime.ts';

/** `binance_btc_usdt`, a futures id such as `okx_swap_btc_usdt`, or a coin's own code (its USD price). */
const tickerid = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9._-]{0,79}$/i));

/** Wire order is time(s), high, open, low, close, volume, amount: high comes before open. */
const candleTuple = v.pipe(
  v.tuple([seconds, wireAmount, wireAmount, wireAmount, wireAmount, wireAmount, wireAmount]),
  v.transform(([time, high, open, low, close, volume, amount]) => ({
    time,
    open,
    high,
    low,
    close,
    volume,
    turnover: amount,
  })),
);

/** One candle. Time in epoch ms, prices in the pair's quote, volume in coins, turnover in the quote. */
export type Candle = v.InferOutput<typeof candleTuple>;

/** [price, size] */
const level = v.tuple([wireAmount, wireAmount]);

/** What the channel of a ticker's book carries is what the call answers. */
export const orderBookWire = v.pipe(
  v.object({ ts: wireTime, bids: rowsOf(level), asks: rowsOf(level) }),
  v.transform((wire) => ({
    time: wire.ts,
    /** [price, size], best first. */
    bids: wire.bids,
    asks: wire.asks,
  })),
);

export type OrderBook = v.InferOutput<typeof orderBookWire>;

/** One trade, of the call and of the channel. */
export const tradeWire = v.pipe(
  v.object({
    id: text,
    ts: wireTime,
    price: wireAmount,
    amount: wireAmount,
    direction: v.picklist(['buy', 'sell']),
  }),
  v.transform((wire) => ({
    id: wire.id,
    time: wire.ts,
    price: wire.price,
    size: wire.amount,
    /** The taker's side. */
    side: wire.direction,
  })),
);

export type Trade = v.InferOutput<typeof tradeWire>;

/** The server pushes order books and new trades in the format of the answers. */
export type OrderBookWire = v.InferInput<typeof orderBookWire>;
export type TradeWire = v.InferInput<typeof tradeWire>;

const pairWire = v.pipe(
  v.object({
    tickerid: v.string(),
    coin_code: v.string(),
    coin_name: label,
    /** '' for the coin's own price over all exchanges; the names are the exchange's, the logo the coin's. */
    exchange_code: text,
    ...placeName,
    pair1: v.string(),
    pair2: v.string(),
    contracttype: text,
    price: maybeAmount,
    changerate: maybeNum,
    high: maybeAmount,
    low: maybeAmount,
    vol: maybeAmount,
    volume: maybeAmount,
    fundsrate: maybeNum,
    open_interest: maybeAmount,
    /** Why its figures are missing, as the `msg` of an answer without data; '' where they are not. */
    nodata: v.optional(text, ''),
  }),
  v.transform((wire) => ({
    tickerId: wire.tickerid,
    coinCode: wire.coin_code,
    coinName: wire.coin_name,
    logo: wire.logo,
    /** null: the coin's own price over all exchanges. */
    exchange:
      wire.exchange_code === '' ? null : { code: wire.exchange_code, name: wire.name_zh || wire.name },
    base: wire.pair1,
    quote: wire.pair2,
    /** swap, cq …; '' for spot. */
    contract: wire.contracttype,
    price: wire.price,
    change24h: wire.changerate,
    high24h: wire.high,
    low24h: wire.low,
    volumeCoins24h: wire.vol,
    volume24h: wire.volume,
    fundingRate: wire.fundsrate,
    openInterest: wire.open_interest,
    noData: wire.nodata,
  })),
);

/**
 * The header above a chart. Prices in the pair's quote, `volumeCoins24h` in coins, `volume24h` and `openInterest` in
 * USD, changes and the funding rate in %.
 */
export type KlinePair = v.InferOutput<typeof pairWire>;

export const klineEndpoints = {
  candles: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/market',
    params: v.object({
      tickerid,
      /** Minutes. */
      period: numberChoice(CANDLE_PERIODS, 15),
      /** Seconds; candles that open before it. Default: up to now. */
      reach: maybeNum,
      /** Seconds; candles that open at or after it. */
      since: maybeNum,
      /** 1: days begin at UTC midnight, 0: at Beijing midnight. */
      utc: flagParam(0),
      limit: countParam(300, 1000),
    }),
    response: envelope(
      v.pipe(
        v.object({ kline: rowsOf(candleTuple) }),
        // Oldest first, whatever the upstream's order.
        v.transform((data) => data.kline.toSorted((a, b) => a.time - b.time)),
      ),
    ),
  }),
  orderBook: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/depth',
    params: v.object({ tickerid, limit: countParam(20, 100) }),
    response: envelope(orderBookWire),
  }),
  /** Our own addition: a ticker's names and its last 24 hours. */
  klinePair: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/pair',
    params: v.object({ tickerid }),
    response: envelope(pairWire),
  }),
  trades: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/trades',
    params: v.object({ tickerid, limit: countParam(50, 200) }),
    response: envelope(listOf(tradeWire)),
  }),
} as const;

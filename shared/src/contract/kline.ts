import * as v from 'valibot';
import { CANDLE_PERIODS } from '../constants/periods.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, envelope, flagParam, maybeNum, num, numberChoice, seconds, text } from './wire.ts';
import { wireTime } from './wireTime.ts';

/** `binance_btc_usdt`, a futures id such as `okx_swap_btc_usdt`, or a coin's own code (its USD price). */
const tickerid = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9._-]{0,79}$/i));

/** Wire order is time(s), high, open, low, close, volume, amount: high comes before open. */
const candleTuple = v.pipe(
  v.tuple([seconds, num, num, num, num, num, num]),
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
const level = v.tuple([num, num]);

const orderBookWire = v.pipe(
  v.object({ ts: wireTime, bids: v.array(level), asks: v.array(level) }),
  v.transform((wire) => ({
    time: wire.ts,
    /** [price, size], best first. */
    bids: wire.bids,
    asks: wire.asks,
  })),
);

export type OrderBook = v.InferOutput<typeof orderBookWire>;

const tradeWire = v.pipe(
  v.object({ id: text, ts: wireTime, price: num, amount: num, direction: v.picklist(['buy', 'sell']) }),
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
      /** Seconds; candles that open before it. Without it: up to now. */
      reach: maybeNum,
      /** Seconds; candles that open at it or later. */
      since: maybeNum,
      /** 1: days begin at UTC midnight, 0: at Beijing midnight. */
      utc: flagParam(0),
      limit: countParam(300, 1000),
    }),
    response: envelope(
      v.pipe(
        v.object({ kline: v.array(candleTuple) }),
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
  trades: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/trades',
    params: v.object({ tickerid, limit: countParam(50, 200) }),
    response: envelope(v.array(tradeWire)),
  }),
} as const;

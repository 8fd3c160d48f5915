import * as v from 'valibot';
import { CANDLE_PERIODS } from '../constants/periods.ts';
import type { ChartCandle } from '../kline/foldTick.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row, tupleRow } from './fields.ts';
import { countParam, envelope, flagParam, label, numberChoice, text } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { seconds, wireTime } from './wireTime.ts';

/** `binance_btc_usdt`, a futures id such as `okx_swap_btc_usdt`, or a coin's own code (its USD price). */
const tickerid = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9._-]{0,79}$/i));

/**
 * Wire order is time(s), high, open, low, close, volume, amount: high comes before open. Behind them, where the venue tells it,
 * what takers bought of the volume: our own addition.
 */
const candleTuple = tupleRow(
  {
    time: seconds,
    high: wireAmount,
    open: wireAmount,
    low: wireAmount,
    close: wireAmount,
    volume: wireAmount,
    turnover: wireAmount,
    bought: v.optional(maybeAmount),
  },
  ({ bought, ...candle }): Candle =>
    bought === null || bought === undefined ? candle : { ...candle, bought },
);

/** One candle. Time in epoch ms, prices in the pair's quote, volume in coins, turnover in the quote. */
export type Candle = ChartCandle;

/** Oldest first, whatever the upstream's order. */
function oldestFirst({ kline }: { readonly kline: readonly Candle[] }): Candle[] {
  return kline.toSorted((a, b) => a.time - b.time);
}

/** [price, size] */
const level = v.tuple([wireAmount, wireAmount]);

/** What the channel of a ticker's book carries is what the call answers. */
export const orderBookRow = row({
  time: ['ts', wireTime],
  /** [price, size], best first. */
  bids: rowsOf(level),
  asks: rowsOf(level),
});

export type OrderBook = v.InferOutput<typeof orderBookRow>;

/** One trade, of the call and of the channel. */
export const tradeRow = row({
  id: text,
  time: ['ts', wireTime],
  price: wireAmount,
  size: ['amount', wireAmount],
  /** The taker's side. */
  side: ['direction', v.picklist(['buy', 'sell'])],
});

export type Trade = v.InferOutput<typeof tradeRow>;

const pairRow = row(
  {
    tickerId: ['tickerid', v.string()],
    coinCode: ['coin_code', v.string()],
    coinName: ['coin_name', label],
    logo: text,
    /** swap, cq …; '' for spot. */
    contract: ['contracttype', text],
    base: ['pair1', v.string()],
    quote: ['pair2', v.string()],
    high24h: ['high', maybeAmount],
    low24h: ['low', maybeAmount],
    price: maybeAmount,
    change24h: ['changerate', maybeNum],
    volumeCoins24h: ['vol', maybeAmount],
    volume24h: ['volume', maybeAmount],
    fundingRate: ['fundsrate', maybeNum],
    openInterest: ['open_interest', maybeAmount],
    /** Why its figures are missing, as the `msg` of an answer without data; '' where they are not. */
    noData: ['nodata', v.optional(text, '')],
    exchange: { code: ['exchange_code', text], nameEn: ['name', label], nameZh: ['name_zh', text] },
  },
  ({ exchange, ...pair }) => ({
    ...pair,
    /** null: the coin's own price over all exchanges. */
    exchange: exchange.code === '' ? null : { code: exchange.code, name: exchange.nameZh || exchange.nameEn },
  }),
);

/**
 * The header above a chart. Prices in the pair's quote, `volumeCoins24h` in coins, `volume24h` and `openInterest` in
 * USD, changes and the funding rate in %.
 */
export type KlinePair = v.InferOutput<typeof pairRow>;

export const klineEndpoints = {
  candles: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: envelope(row({ kline: rowsOf(candleTuple) }, oldestFirst)),
  }),
  orderBook: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/depth',
    params: v.object({ tickerid, limit: countParam(20, 100) }),
    response: envelope(orderBookRow),
  }),
  /** Our own addition: a ticker's names and its last 24 hours. */
  klinePair: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/pair',
    params: v.object({ tickerid }),
    response: envelope(pairRow),
  }),
  trades: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v1/kline/trades',
    params: v.object({ tickerid, limit: countParam(50, 200) }),
    response: envelope(listOf(tradeRow)),
  }),
} as const;

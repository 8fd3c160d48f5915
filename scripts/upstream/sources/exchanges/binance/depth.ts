import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  LEVELS,
  levels,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  tradeId,
  type VenueOrderBook,
  type VenueTrade,
} from '../kinds/book.ts';

const MOST = 500;

const book = v.pipe(
  v.object({ lastUpdateId: amount, bids: levels, asks: levels }),
  v.transform(({ bids, asks }): VenueOrderBook => ({ time: null, bids, asks })),
);

/** Levels of a spot pair of Binance, which reports no clock here; up to 500 cost five times as much. */
export const binanceOrderBook: OrderBookQuestion = (symbol, count = LEVELS) => ({
  isAboutOne: true,
  path: `/api/v3/depth?symbol=${symbol}&limit=${Math.min(count, MOST)}`,
  cost: count > LEVELS ? 25 : 5,
  decode: jsonOf(book),
});

const trade = v.pipe(
  v.object({ a: tradeId, p: amount, q: amount, T: amount, m: v.boolean() }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.a,
      time: wire.T,
      price: wire.p,
      size: wire.q,
      // The buyer's order stood in the book: the taker sold.
      side: wire.m ? 'sell' : 'buy',
    }),
  ),
);

/** The latest trades of a spot pair of Binance, those of one order at one price together: a sixth of the weight. */
export const binanceTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/api/v3/aggTrades?symbol=${symbol}&limit=100`,
  cost: 4,
  decode: jsonOf(
    v.pipe(
      rowsOf(trade),
      v.transform((trades) => newestFirst(trades.toReversed())),
    ),
  ),
});

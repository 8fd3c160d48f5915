import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  levels,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  tradeId,
  type VenueOrderBook,
  type VenueTrade,
} from './book.ts';

const book = v.pipe(
  v.object({ lastUpdateId: amount, bids: levels, asks: levels }),
  v.transform(({ bids, asks }): VenueOrderBook => ({ time: null, bids, asks })),
);

/** 100 levels of a spot pair of Binance, which tells no clock here. */
export const binanceOrderBook: OrderBookQuestion = (symbol) => ({
  path: `/api/v3/depth?symbol=${symbol}&limit=100`,
  cost: 5,
  decode: jsonOf(book),
});

const trade = v.pipe(
  v.object({ id: tradeId, price: amount, qty: amount, time: amount, isBuyerMaker: v.boolean() }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.id,
      time: wire.time,
      price: wire.price,
      size: wire.qty,
      // The buyer's order stood in the book: the taker sold.
      side: wire.isBuyerMaker ? 'sell' : 'buy',
    }),
  ),
);

/** The latest trades of a spot pair of Binance. */
export const binanceTrades: TradesQuestion = (symbol) => ({
  path: `/api/v3/trades?symbol=${symbol}&limit=100`,
  cost: 25,
  decode: jsonOf(
    v.pipe(
      rowsOf(trade),
      v.transform((trades) => newestFirst(trades.toReversed())),
    ),
  ),
});

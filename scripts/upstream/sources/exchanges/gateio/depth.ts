import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  levels,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  takerSide,
  tradeId,
  type VenueOrderBook,
  type VenueTrade,
} from '../kinds/book.ts';

const book = v.pipe(
  v.object({ bids: levels, asks: levels, current: amount }),
  v.transform(({ bids, asks, current }): VenueOrderBook => ({ time: current, bids, asks })),
);

/** 100 levels of a spot pair of Gate. */
export const gateioOrderBook: OrderBookQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/api/v4/spot/order_book?currency_pair=${symbol}&limit=100`,
  decode: jsonOf(book),
});

const trade = v.pipe(
  v.object({ id: tradeId, price: amount, amount, side: takerSide, create_time_ms: amount }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.id,
      // Its milliseconds have a fraction.
      time: Math.floor(wire.create_time_ms),
      price: wire.price,
      size: wire.amount,
      side: wire.side,
    }),
  ),
);

/** The latest trades of a spot pair of Gate. */
export const gateioTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/api/v4/spot/trades?currency_pair=${symbol}&limit=100`,
  decode: jsonOf(v.pipe(rowsOf(trade), v.transform(newestFirst))),
});

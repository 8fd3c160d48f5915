import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { volume } from '../../decode/volumes.ts';
import {
  type BookLevel,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  tradeId,
  type VenueOrderBook,
  type VenueTrade,
} from '../kinds/book.ts';

/** A level of both sides. */
const unit = v.object({ ask_price: amount, bid_price: amount, ask_size: amount, bid_size: amount });

/** One book in a list. */
const books = v.pipe(
  v.tuple([v.object({ timestamp: amount, orderbook_units: rowsOf(unit) })]),
  v.transform(
    ([{ timestamp, orderbook_units: units }]): VenueOrderBook => ({
      time: timestamp,
      bids: units.flatMap(({ bid_price, bid_size }) => levelOf(bid_price, bid_size)),
      asks: units.flatMap(({ ask_price, ask_size }) => levelOf(ask_price, ask_size)),
    }),
  ),
);

/** The shorter side is filled up with zeros. */
function levelOf(price: number, size: number): readonly BookLevel[] {
  return price > 0 && size > 0 ? [[price, size]] : [];
}

/** The order book of a pair of Upbit: up to 30 levels. */
export const upbitOrderBook: OrderBookQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/v1/orderbook?markets=${symbol}`,
  decode: jsonOf(books),
});

const trade = v.pipe(
  v.object({
    sequential_id: tradeId,
    timestamp: amount,
    trade_price: amount,
    trade_volume: volume,
    ask_bid: v.picklist(['ASK', 'BID']),
  }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.sequential_id,
      time: wire.timestamp,
      price: wire.trade_price,
      size: wire.trade_volume,
      // The taker's own order: one to sell is an ask.
      side: wire.ask_bid === 'ASK' ? 'sell' : 'buy',
    }),
  ),
);

/** The latest trades of a pair of Upbit. */
export const upbitTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/v1/trades/ticks?market=${symbol}&count=100`,
  decode: jsonOf(v.pipe(rowsOf(trade), v.transform(newestFirst)), 'sequential_id'),
});

import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { isoTime, isoTimeOrNull } from '../../decode/times.ts';
import {
  levels,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  takerSide,
  tradeId,
  type VenueTrade,
} from '../kinds/book.ts';

const book = v.object({ bids: levels, asks: levels, time: isoTimeOrNull });

/** The order book of a pair of Coinbase Exchange, all levels. */
export const coinbaseOrderBook: OrderBookQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/products/${symbol}/book?level=2`,
  decode: jsonOf(book),
});

const trade = v.pipe(
  v.object({ trade_id: tradeId, time: isoTime, price: amount, size: amount, side: takerSide }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.trade_id,
      time: wire.time,
      price: wire.price,
      size: wire.size,
      // It tells the maker's side: an order to sell that stood in the book was bought.
      side: wire.side === 'sell' ? 'buy' : 'sell',
    }),
  ),
);

/** The latest trades of a pair of Coinbase Exchange. */
export const coinbaseTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/products/${symbol}/trades?limit=100`,
  decode: jsonOf(v.pipe(rowsOf(trade), v.transform(newestFirst))),
});

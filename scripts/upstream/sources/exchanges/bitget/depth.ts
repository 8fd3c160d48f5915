import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  LEVELS,
  levels,
  newestFirst,
  type OrderBookQuestion,
  type TradesQuestion,
  takerSide,
  tradeId,
  type VenueOrderBook,
  type VenueTrade,
} from '../kinds/book.ts';
import { bitgetData } from './envelope.ts';

const MOST = 150;

const book = v.pipe(
  v.object({ bids: levels, asks: levels, ts: amount }),
  v.transform(({ bids, asks, ts }): VenueOrderBook => ({ time: ts, bids, asks })),
);

/** Levels of a spot pair of Bitget. */
export const bitgetOrderBook: OrderBookQuestion = (symbol, count = LEVELS) => ({
  isAboutOne: true,
  path: `/api/v2/spot/market/orderbook?symbol=${symbol}&type=step0&limit=${Math.min(count, MOST)}`,
  decode: jsonOf(bitgetData(book)),
});

const trade = v.pipe(
  v.object({ tradeId, price: amount, size: amount, side: takerSide, ts: amount }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.tradeId,
      time: wire.ts,
      price: wire.price,
      size: wire.size,
      side: wire.side,
    }),
  ),
);

/** The latest trades of a spot pair of Bitget. */
export const bitgetTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/api/v2/spot/market/fills?symbol=${symbol}&limit=100`,
  decode: jsonOf(bitgetData(v.pipe(rowsOf(trade), v.transform(newestFirst)))),
});

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
import { bybitList, bybitResult } from './envelope.ts';

const MOST = 200;

const book = v.pipe(
  v.object({ b: levels, a: levels, ts: amount }),
  v.transform(({ b, a, ts }): VenueOrderBook => ({ time: ts, bids: b, asks: a })),
);

/** Levels of a spot pair of Bybit. */
export const bybitOrderBook: OrderBookQuestion = (symbol, count = LEVELS) => ({
  isAboutOne: true,
  path: `/v5/market/orderbook?category=spot&symbol=${symbol}&limit=${Math.min(count, MOST)}`,
  decode: jsonOf(bybitResult(book)),
});

const trade = v.pipe(
  v.object({ execId: tradeId, price: amount, size: amount, side: takerSide, time: amount }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.execId,
      time: wire.time,
      price: wire.price,
      size: wire.size,
      side: wire.side,
    }),
  ),
);

/** The latest 60 trades of a spot pair of Bybit. */
export const bybitTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/v5/market/recent-trade?category=spot&symbol=${symbol}&limit=60`,
  decode: jsonOf(v.pipe(bybitList(rowsOf(trade)), v.transform(newestFirst))),
});

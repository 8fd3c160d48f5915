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
import { okxData } from './envelope.ts';

const MOST = 400;

/** One book in a list. */
const books = v.pipe(
  v.tuple([v.object({ bids: levels, asks: levels, ts: amount })]),
  v.transform(([{ bids, asks, ts }]): VenueOrderBook => ({ time: ts, bids, asks })),
);

/** Levels of a pair of OKX. */
export const okxOrderBook: OrderBookQuestion = (symbol, count = LEVELS) => ({
  isAboutOne: true,
  path: `/api/v5/market/books?instId=${symbol}&sz=${Math.min(count, MOST)}`,
  decode: jsonOf(okxData(books)),
});

const trade = v.pipe(
  v.object({ tradeId, px: amount, sz: amount, side: takerSide, ts: amount }),
  v.transform(
    (wire): VenueTrade => ({
      id: wire.tradeId,
      time: wire.ts,
      price: wire.px,
      size: wire.sz,
      side: wire.side,
    }),
  ),
);

/** The latest trades of a pair of OKX. */
export const okxTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/api/v5/market/trades?instId=${symbol}&limit=100`,
  decode: jsonOf(okxData(v.pipe(rowsOf(trade), v.transform(newestFirst)))),
});

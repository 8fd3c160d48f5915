import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
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
import { krakenResult } from './envelope.ts';

const MOST = 500;

/** One book under the pair's name, which may be written otherwise than asked. */
const books = v.pipe(
  v.record(v.string(), v.object({ bids: levels, asks: levels })),
  v.rawTransform(({ dataset, addIssue, NEVER }): VenueOrderBook => {
    const [book] = Object.values(dataset.value);
    if (book !== undefined) return { time: null, ...book };
    addIssue({ message: 'no pair' });
    return NEVER;
  }),
);

/** Levels of a spot pair of Kraken, which reports no clock here. */
export const krakenOrderBook: OrderBookQuestion = (symbol, count = LEVELS) => ({
  isAboutOne: true,
  path: `/0/public/Depth?pair=${symbol}&count=${Math.min(count, MOST)}`,
  decode: jsonOf(krakenResult(books)),
});

/** Price, size, seconds with a fraction, side of the taker, market or limit, remarks, id. */
const row = v.pipe(
  v.looseTuple([amount, amount, secondsTime, v.picklist(['b', 's']), v.string(), v.string(), tradeId]),
  v.transform(
    ([price, size, time, side, , , id]): VenueTrade => ({
      id,
      time,
      price,
      size,
      side: side === 'b' ? 'buy' : 'sell',
    }),
  ),
);

const trades = v.pipe(
  v.objectWithRest({ last: v.string() }, rowsOf(row)),
  v.transform(({ last: _, ...pairs }) => newestFirst(Object.values(pairs).flat().toReversed())),
);

/** The latest trades of a spot pair of Kraken. */
export const krakenTrades: TradesQuestion = (symbol) => ({
  isAboutOne: true,
  path: `/0/public/Trades?pair=${symbol}&count=100`,
  decode: jsonOf(krakenResult(trades)),
});

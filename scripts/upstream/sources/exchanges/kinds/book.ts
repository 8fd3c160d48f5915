import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import type { Question } from '../../question/question.ts';

/** [price in the quote, size in base coins] */
export type BookLevel = readonly [price: number, size: number];

/** A venue's order book: best orders first. */
export interface VenueOrderBook {
  /** The venue's clock, epoch ms; null where it reports none. */
  readonly time: number | null;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** A trade of a venue: price in the quote, size in base coins, time in epoch ms; the side is the taker's. */
export interface VenueTrade {
  readonly id: string;
  readonly time: number;
  readonly price: number;
  readonly size: number;
  readonly side: 'buy' | 'sell';
}

/** Asks for the order book of a pair, by the venue's own name: 100 levels, or about `levels` where it offers more. */
export type OrderBookQuestion = (symbol: string, levels?: number) => Question<VenueOrderBook>;

/** Levels of a book unless more are asked for. */
export const LEVELS = 100;

/** Asks for the latest trades of a pair, newest first. */
export type TradesQuestion = (symbol: string) => Question<readonly VenueTrade[]>;

/** Orders as rows that begin with price and size. */
export const levels = rowsOf(
  v.pipe(
    v.looseTuple([amount, amount]),
    v.transform(([price, size]): BookLevel => [price, size]),
  ),
);

/** An id that is a number or its text. */
export const tradeId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A side of the taker in small or capital letters. */
export const takerSide = v.pipe(v.string(), v.toLowerCase(), v.picklist(['buy', 'sell']));

/** Trades in any order, newest first; those of one instant stay in the venue's order. */
export function newestFirst(trades: readonly VenueTrade[]): readonly VenueTrade[] {
  return trades.toSorted((one, other) => other.time - one.time);
}

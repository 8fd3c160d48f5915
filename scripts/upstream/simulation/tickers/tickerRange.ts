import { CELL } from '../grid/gridTime.ts';
import { priceOf } from '../path/price.ts';
import { createMinutewiseRange } from './minutewiseRange.ts';
import { converted, priceIn, type TickerTerms } from './tickerTerms.ts';

/** Extremes and volumes of a ticker: prices and turnover in its quote. */
export interface TickerRange {
  high: number;
  low: number;
  /** Units of the coin (`VolumeScale`). */
  coins: number;
  turnover: number;
}

/** The range of a ticker between two instants at or after its coin's start. */
export type RangeOf = (from: number, to: number) => TickerRange;

/** Ranges that fold exactly: those of any stretch are the extremes and sums of its minutes. */
export function createTickerRange(terms: TickerTerms): RangeOf {
  return terms.isCellwise ? createCellwiseRange(terms) : createMinutewiseRange(terms);
}

/** Ranges of a ticker with one factor in each cell of the grid: its coin's extremes by that factor. */
function createCellwiseRange(terms: TickerTerms): RangeOf {
  const { path, place, quoteUsd, part } = terms;
  return (from, to) => {
    const last = priceIn(terms, to);
    const range = { high: last, low: last, coins: 0, turnover: 0 };
    for (let begins = from; begins < to; ) {
      const ends = Math.min((Math.floor(begins / CELL) + 1) * CELL, to);
      const own = path.range(begins, ends);
      const [at, usd, share] = [place(begins), quoteUsd(begins), part(begins)];
      range.high = Math.max(range.high, converted(priceOf(own.high), at, usd));
      range.low = Math.min(range.low, converted(priceOf(own.low), at, usd));
      range.coins += own.coins * share;
      range.turnover += (own.usd * share * at) / usd;
      begins = ends;
    }
    return range;
  };
}

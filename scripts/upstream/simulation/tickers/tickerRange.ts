import { CELL } from '../grid/gridTime.ts';
import { createMinutewiseRange } from './minutewiseRange.ts';
import type { RangeMemory } from './rangeMemory.ts';
import { addExtremes, type RangeOf, rangeAt } from './rangeOf.ts';
import type { TickerTerms } from './tickerTerms.ts';

/** Ranges that fold exactly: those of any stretch are the extremes and sums of its minutes. */
export function createTickerRange(terms: TickerTerms, memory: RangeMemory): RangeOf {
  return terms.isCellwise ? createCellwiseRange(terms) : createMinutewiseRange(terms, memory);
}

/** Ranges of a ticker with one factor in each cell of the grid: its coin's extremes by that factor. */
function createCellwiseRange(terms: TickerTerms): RangeOf {
  const { path, place, quoteUsd, part } = terms;
  return (from, to) => {
    const range = rangeAt(terms, to);
    for (let begins = from; begins < to; ) {
      const ends = Math.min((Math.floor(begins / CELL) + 1) * CELL, to);
      const own = path.range(begins, ends);
      const [at, usd, share] = [place(begins), quoteUsd(begins), part(begins)];
      addExtremes(range, own, at, usd);
      range.coins += own.coins * share;
      range.turnover += (own.usd * share * at) / usd;
      begins = ends;
    }
    return range;
  };
}

import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { BLOCK } from '../grid/blockCache.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { QUARTERS } from '../path/cell.ts';
import { MINUTES } from '../path/quarter.ts';
import { addQuarters } from './minutewiseCell.ts';
import { turnoverFactor } from './minutewiseFactor.ts';
import type { CellTotals, RangeMemory } from './rangeMemory.ts';
import { addExtremes, type RangeOf, rangeAt, type TickerRange } from './rangeOf.ts';
import type { TickerTerms } from './tickerTerms.ts';

/** Adds what lies between two places to a range: cells, quarters or minutes counted from the epoch. */
type Add = (range: TickerRange, first: number, last: number) => void;

/** A unit of time in which a stretch is added, longest first. */
interface Unit {
  /** Milliseconds. */
  readonly length: number;
  readonly add: Add;
}

/**
 * Ranges of a ticker whose factor changes from minute to minute: priced in another coin or in a currency, or in a
 * country of its own. Every minute's extremes are its coin's by the minute's factor, and those of longer stretches are
 * the extremes of their minutes exactly; of a cell only the quarters that may reach farther than its known extremes are
 * examined, and its totals are kept in the market's memory.
 */
export function createMinutewiseRange(terms: TickerTerms, { totals, workspace }: RangeMemory): RangeOf {
  const addUpQuarters: Add = (range, first, last) => addQuarters(terms, workspace, range, first, last);
  const totalsOf = createTotalsOf(totals.reserve(), addUpQuarters);
  const units: readonly Unit[] = [
    { length: CELL, add: (range, first, last) => addCells(terms, totalsOf, range, first, last) },
    { length: QUARTER, add: addUpQuarters },
    { length: MINUTE, add: (range, first, last) => addMinutes(terms, range, first, last) },
  ];

  /** Adds [from, to] in the longest units it consists of; the edges by the next shorter unit. */
  function gather(range: TickerRange, level: number, from: number, to: number): void {
    if (from >= to) return;
    const unit = units[level];
    if (unit === undefined) {
      addPart(terms, range, from, to);
      return;
    }
    const [first, last] = [Math.ceil(from / unit.length), Math.floor(to / unit.length)];
    if (first > last) {
      gather(range, level + 1, from, to);
      return;
    }
    gather(range, level + 1, from, first * unit.length);
    unit.add(range, first, last);
    gather(range, level + 1, last * unit.length, to);
  }

  return (from, to) => {
    const range = rangeAt(terms, to);
    gather(range, 0, from, to);
    return range;
  };
}

/** The totals of a cell's block, with this cell's computed. */
function createTotalsOf(blockOf: (block: number) => CellTotals, add: Add): (cell: number) => CellTotals {
  return (cell) => {
    const totals = blockOf(Math.floor(cell / BLOCK));
    const i = cell % BLOCK;
    if (Number.isNaN(totals.high[i])) {
      const range = { high: 0, low: Number.POSITIVE_INFINITY, coins: 0, turnover: 0 };
      add(range, cell * QUARTERS, (cell + 1) * QUARTERS);
      totals.high[i] = range.high;
      totals.low[i] = range.low;
      totals.turnover[i] = range.turnover;
    }
    return totals;
  };
}

function addCells(
  { path, part }: TickerTerms,
  totalsOf: (cell: number) => CellTotals,
  range: TickerRange,
  first: number,
  last: number,
): void {
  for (let cell = first; cell < last; cell += 1) {
    const i = cell % BLOCK;
    const { high, low, turnover } = totalsOf(cell);
    range.high = Math.max(range.high, high[i] ?? 0);
    range.low = Math.min(range.low, low[i] ?? 0);
    range.turnover += turnover[i] ?? 0;
    range.coins += (path.parts.totalsOf(cell).coins[i] ?? 0) * part(cell * CELL);
  }
}

/** Adds whole minutes of one quarter. */
function addMinutes(terms: TickerTerms, range: TickerRange, first: number, last: number): void {
  if (first >= last) return;
  const { path, place, quoteUsd, part } = terms;
  const quarter = Math.floor(first / MINUTES);
  const parts = path.parts.quarter(quarter);
  const begins = quarter * QUARTER;
  const [factor, share] = [turnoverFactor(terms, begins), part(begins)];
  for (let minute = first; minute < last; minute += 1) {
    const i = minute - quarter * MINUTES;
    const time = minute * MINUTE;
    range.coins += (parts.coins[i] ?? 0) * share;
    range.turnover += (parts.usd[i] ?? 0) * share * factor;
    const ends = {
      high: path.within(parts.high[i] ?? 0, time),
      low: path.within(parts.low[i] ?? 0, time),
    };
    addExtremes(range, ends, place(time), quoteUsd(time));
  }
}

/** Adds a stretch within one minute. */
function addPart(terms: TickerTerms, range: TickerRange, from: number, to: number): void {
  const { path, place, quoteUsd, part } = terms;
  const own = path.range(from, to);
  const [at, usd, share] = [place(from), quoteUsd(from), part(from)];
  addExtremes(range, own, at, usd);
  range.coins += own.coins * share;
  range.turnover += own.usd * share * turnoverFactor(terms, Math.floor(from / QUARTER) * QUARTER);
}

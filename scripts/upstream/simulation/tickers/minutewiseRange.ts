import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { createCache } from '../grid/cache.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { rowsOf } from '../grid/rows.ts';
import { BLOCK, type CellParts } from '../path/layers.ts';
import { priceOf } from '../path/price.ts';
import { MINUTES, REACH, roomForMinutes } from '../path/quarter.ts';
import type { RangeOf, TickerRange } from './tickerRange.ts';
import { converted, priceIn, type TickerTerms } from './tickerTerms.ts';

const QUARTERS = CELL / QUARTER;
/** What a premium or an exchange rate may stray within a quarter of an hour beyond its ends; twice what their waves do. */
const SLACK = 6e-5;
/** More than seven digits round off, twice. */
const ROUNDING = 1e-6;

/** A cell whose quarters are added to a range. */
interface Limits {
  readonly own: CellParts;
  /** The same cell of a quote with a path. */
  readonly quote: CellParts | null;
  readonly range: TickerRange;
}

/** Totals of the cells of all tickers: a long history is read repeatedly. A high is NaN until it is computed. */
interface CellTotals {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly turnover: Float64Array;
}
const knownTotals = createCache<CellTotals>(2500, () => {
  const row = rowsOf(BLOCK, 3);
  return { high: row(0).fill(Number.NaN), low: row(1), turnover: row(2) };
});
/** Blocks reserved per ticker: until the year 2080. */
const BLOCKS = 2048;
let blocks = 0;

const ownMinutes = roomForMinutes();
const quoteMinutes = roomForMinutes();
const factors = new Float64Array(QUARTERS + 1);

/**
 * Ranges of a ticker whose factor changes from minute to minute: priced in another coin or in a currency, or in a
 * country of its own. Every minute's extremes are its coin's by the minute's factor, and those of longer stretches are
 * the extremes of their minutes exactly; of a cell only the quarters that may reach farther than its known extremes are
 * examined, and its totals are kept.
 */
export function createMinutewiseRange(terms: TickerTerms): RangeOf {
  const { path, quotePath, place, quoteUsd, part } = terms;
  blocks += BLOCKS;
  const firstBlock = blocks;

  function totalsOf(cell: number): CellTotals {
    const block = Math.floor(cell / BLOCK);
    const totals = knownTotals(firstBlock + block);
    const i = cell - block * BLOCK;
    if (Number.isNaN(totals.high[i])) {
      const range = { high: 0, low: Number.POSITIVE_INFINITY, coins: 0, turnover: 0 };
      addQuarters(range, cell * QUARTERS, (cell + 1) * QUARTERS);
      totals.high[i] = range.high;
      totals.low[i] = range.low;
      totals.turnover[i] = range.turnover;
    }
    return totals;
  }

  function quotePartsOf(cell: number): CellParts | null {
    return quotePath && cell >= quotePath.instrument.birth ? quotePath.parts.cell(cell) : null;
  }

  /** Logarithm of the factor from the coin's USD price to the ticker's; `quoteLevel` is that of a quote with a path. */
  function logFactor(time: number, quoteLevel: number | null): number {
    const usd =
      quoteLevel === null || !quotePath ? Math.log(quoteUsd(time)) : quotePath.within(quoteLevel, time);
    return Math.log(place(time)) - usd;
  }

  /** The factor of a quarter's turnover: that of its beginning, unrounded. */
  function turnoverFactor(time: number): number {
    const level = quotePath && time >= quotePath.start ? quotePath.levelAt(time) : Math.log(quoteUsd(time));
    return Math.exp(Math.log(place(time)) - level);
  }

  /** Adds whole quarters of one cell. */
  function addQuarters(range: TickerRange, first: number, last: number): void {
    if (first >= last) return;
    const cell = Math.floor(first / QUARTERS);
    const begins = cell * QUARTERS;
    const [own, quote] = [path.parts.cell(cell), quotePartsOf(cell)];
    for (let i = first - begins; i <= last - begins; i += 1) {
      factors[i] = logFactor((begins + i) * QUARTER, quote ? (quote.quarters.nodes[i] ?? 0) : null);
    }
    const { highAt, lowAt } = own.quarters;
    const limits = { own, quote, range };
    const share = part(cell * CELL);
    // The quarters of the coin's own extremes first: they rule out most of the others.
    for (let i = first - begins; i < last - begins; i += 1) {
      range.coins += (own.coins[i] ?? 0) * share;
      range.turnover += (own.usd[i] ?? 0) * share * Math.exp(factors[i] ?? 0);
      if (i === highAt || i === lowAt) addMinutesOf(limits, i);
    }
    for (let i = first - begins; i < last - begins; i += 1) {
      if (i !== highAt && i !== lowAt && mayExceed(limits, i)) addMinutesOf(limits, i);
    }
  }

  /** Whether a quarter may reach beyond the extremes so far. */
  function mayExceed({ own, quote, range }: Limits, i: number): boolean {
    const { nodes, sigma, high, low, span } = own.quarters;
    const [a, b] = [nodes[i] ?? 0, nodes[i + 1] ?? 0];
    const [f, g] = [factors[i] ?? 0, factors[i + 1] ?? 0];
    const reach = REACH * (sigma[i] ?? 0);
    const stray = REACH * (quote?.quarters.sigma[i] ?? 0) + SLACK;
    const time = span.cell * CELL;
    // No quarter of a cell reaches beyond the cell's own extremes.
    const top = path.within(Math.min(Math.max(a, b) + reach, high), time) + Math.max(f, g) + stray;
    const bottom = path.within(Math.max(Math.min(a, b) - reach, low), time) + Math.min(f, g) - stray;
    return top > Math.log(range.high) || bottom < Math.log(range.low);
  }

  /** Adds the extremes of the minutes of quarter `i` of a cell. Only those near the extremes so far are converted. */
  function addMinutesOf({ own, quote, range }: Limits, i: number): void {
    path.parts.fillMinutes(ownMinutes, own.quarters, i);
    if (quote && quotePath) quotePath.parts.fillMinutes(quoteMinutes, quote.quarters, i);
    const begins = (own.quarters.span.cell * QUARTERS + i) * QUARTER;
    let [high, low] = [Math.log(range.high), Math.log(range.low)];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const time = begins + minute * MINUTE;
      const factor = logFactor(time, quote ? (quoteMinutes.nodes[minute] ?? 0) : null);
      const [own1, own2] = [ownMinutes.high[minute] ?? 0, ownMinutes.low[minute] ?? 0];
      const top = path.within(own1, time) + factor;
      const bottom = path.within(own2, time) + factor;
      if (top < high - ROUNDING && bottom > low + ROUNDING) continue;
      const usd =
        quote && quotePath
          ? priceOf(quotePath.within(quoteMinutes.nodes[minute] ?? 0, time))
          : quoteUsd(time);
      stretch(range, own1, own2, time, usd);
      high = Math.max(high, top);
      low = Math.min(low, bottom);
    }
  }

  function stretch(range: TickerRange, high: number, low: number, time: number, usd: number): void {
    const at = place(time);
    range.high = Math.max(range.high, converted(priceOf(path.within(high, time)), at, usd));
    range.low = Math.min(range.low, converted(priceOf(path.within(low, time)), at, usd));
  }

  /** Adds whole minutes of one quarter. */
  function addMinutes(range: TickerRange, first: number, last: number): void {
    if (first >= last) return;
    const quarter = Math.floor(first / MINUTES);
    const parts = path.parts.quarter(quarter);
    const begins = quarter * QUARTER;
    const [factor, share] = [turnoverFactor(begins), part(begins)];
    for (let minute = first; minute < last; minute += 1) {
      const i = minute - quarter * MINUTES;
      const time = minute * MINUTE;
      range.coins += (parts.coins[i] ?? 0) * share;
      range.turnover += (parts.usd[i] ?? 0) * share * factor;
      stretch(range, parts.high[i] ?? 0, parts.low[i] ?? 0, time, quoteUsd(time));
    }
  }

  /** Adds a stretch within one minute. */
  function addPart(range: TickerRange, from: number, to: number): void {
    const own = path.range(from, to);
    const [at, usd, share] = [place(from), quoteUsd(from), part(from)];
    range.high = Math.max(range.high, converted(priceOf(own.high), at, usd));
    range.low = Math.min(range.low, converted(priceOf(own.low), at, usd));
    range.coins += own.coins * share;
    range.turnover += own.usd * share * turnoverFactor(Math.floor(from / QUARTER) * QUARTER);
  }

  function addCells(range: TickerRange, first: number, last: number): void {
    for (let cell = first; cell < last; cell += 1) {
      const i = cell % BLOCK;
      const { high, low, turnover } = totalsOf(cell);
      range.high = Math.max(range.high, high[i] ?? 0);
      range.low = Math.min(range.low, low[i] ?? 0);
      range.turnover += turnover[i] ?? 0;
      range.coins += (path.parts.totalsOf(cell).coins[i] ?? 0) * part(cell * CELL);
    }
  }

  /** Adds [from, to] in the longest units it consists of; the edges by the next shorter unit. */
  function gather(range: TickerRange, level: number, from: number, to: number): void {
    if (from >= to) return;
    const length = LENGTHS[level];
    const [first, last] = length === undefined ? [1, 0] : [Math.ceil(from / length), Math.floor(to / length)];
    if (length === undefined) addPart(range, from, to);
    else if (first > last) gather(range, level + 1, from, to);
    else {
      gather(range, level + 1, from, first * length);
      ADD[level]?.(range, first, last);
      gather(range, level + 1, last * length, to);
    }
  }
  const ADD = [addCells, addQuarters, addMinutes];

  return (from, to) => {
    const last = priceIn(terms, to);
    const range = { high: last, low: last, coins: 0, turnover: 0 };
    gather(range, 0, from, to);
    return range;
  };
}

const LENGTHS = [CELL, QUARTER, MINUTE];

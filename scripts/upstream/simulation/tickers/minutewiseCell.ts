import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { QUARTERS } from '../path/cell.ts';
import type { CellParts } from '../path/layers.ts';
import { MINUTES, REACH } from '../path/quarter.ts';
import { logFactor, minuteUsd } from './minutewiseFactor.ts';
import type { Workspace } from './rangeMemory.ts';
import { addExtremes, type TickerRange } from './rangeOf.ts';
import type { TickerTerms } from './tickerTerms.ts';

/** What a premium or an exchange rate may stray within a quarter of an hour beyond its ends; twice what their waves do. */
const SLACK = 6e-5;
/** More than seven digits round off, twice. */
const ROUNDING = 1e-6;

/** A cell whose quarters are added to a range. */
interface ExaminedCell {
  readonly terms: TickerTerms;
  readonly own: CellParts;
  /** The same cell of a quote with a path. */
  readonly quote: CellParts | null;
  readonly range: TickerRange;
  readonly workspace: Workspace;
}

/** Adds whole quarters (counted from the epoch) of one cell; only those that may reach its extremes are examined. */
export function addQuarters(
  terms: TickerTerms,
  workspace: Workspace,
  range: TickerRange,
  first: number,
  last: number,
): void {
  if (first >= last) return;
  const { path, part } = terms;
  const { factors } = workspace;
  const cell = Math.floor(first / QUARTERS);
  const begins = cell * QUARTERS;
  const own = path.parts.cell(cell);
  const quote = quotePartsOf(terms, cell);
  for (let i = first - begins; i <= last - begins; i += 1) {
    factors[i] = logFactor(terms, (begins + i) * QUARTER, quote ? (quote.quarters.nodes[i] ?? 0) : null);
  }
  const { highAt, lowAt } = own.quarters;
  const examined = { terms, own, quote, range, workspace };
  const share = part(cell * CELL);
  // The quarters of the coin's own extremes first: they rule out most of the others.
  for (let i = first - begins; i < last - begins; i += 1) {
    range.coins += (own.coins[i] ?? 0) * share;
    range.turnover += (own.usd[i] ?? 0) * share * Math.exp(factors[i] ?? 0);
    if (i === highAt || i === lowAt) addMinutesOf(examined, i);
  }
  for (let i = first - begins; i < last - begins; i += 1) {
    if (i !== highAt && i !== lowAt && mayExceed(examined, i)) addMinutesOf(examined, i);
  }
}

function quotePartsOf({ quotePath }: TickerTerms, cell: number): CellParts | null {
  return quotePath && cell >= quotePath.instrument.birth ? quotePath.parts.cell(cell) : null;
}

/** Whether a quarter may reach beyond the extremes so far. */
function mayExceed({ terms: { path }, own, quote, range, workspace }: ExaminedCell, i: number): boolean {
  const { nodes, sigma, high, low, span } = own.quarters;
  const { factors } = workspace;
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
function addMinutesOf({ terms, own, quote, range, workspace }: ExaminedCell, i: number): void {
  const { path, quotePath, place } = terms;
  path.parts.fillMinutes(workspace.own, own.quarters, i);
  if (quote && quotePath) quotePath.parts.fillMinutes(workspace.quote, quote.quarters, i);
  const begins = (own.quarters.span.cell * QUARTERS + i) * QUARTER;
  let [high, low] = [Math.log(range.high), Math.log(range.low)];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const time = begins + minute * MINUTE;
    const quoteLevel = quote ? (workspace.quote.nodes[minute] ?? 0) : null;
    const factor = logFactor(terms, time, quoteLevel);
    const ends = {
      high: path.within(workspace.own.high[minute] ?? 0, time),
      low: path.within(workspace.own.low[minute] ?? 0, time),
    };
    const [top, bottom] = [ends.high + factor, ends.low + factor];
    if (top < high - ROUNDING && bottom > low + ROUNDING) continue;
    addExtremes(range, ends, place(time), minuteUsd(terms, time, quoteLevel));
    high = Math.max(high, top);
    low = Math.min(low, bottom);
  }
}

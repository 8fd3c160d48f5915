import { ANCHOR } from '@coinmirror/handlers/catalogue/anchor.ts';
import type { Chunk } from './grid.ts';
import { CELL, cellAt } from './gridTime.ts';
import type { Path } from './path.ts';
import { priceOf } from './price.ts';
import { CHUNK } from './waves.ts';

/** Highest and lowest price of a whole history, and the opening (epoch ms) of the 8-hour cell of each. */
export interface Extremes {
  readonly high: number;
  readonly highAt: number;
  readonly low: number;
  readonly lowAt: number;
}

/** One side of a history; `sign` turns log prices so that farther is more. */
interface Side {
  readonly sign: 1 | -1;
  /** Farthest edge of a cell so far. */
  edge: number;
  /** Farthest log price so far, and the opening of its cell. */
  best: number;
  at: number;
  /** Cells that may reach farther than any edge, and how far each reaches at most. */
  readonly cells: number[];
  readonly reach: number[];
}

/**
 * Beyond its ends a cell reaches this many of its deviations at most: a Brownian bridge of deviation σ exceeds both
 * by c·σ with chance e^(−2c²), here 2·10⁻¹¹.
 */
const REACH = 3.5;

/** A few cells at the end of a history will be asked for again; what is older is looked at once. */
const FEW = 100;

/**
 * Follows a path's extremes; what was read once is not read again. Only cells whose edges lie near the extreme are
 * looked into, so a history of ten years costs little more than its grid.
 */
export function createExtremes(path: Path): (now: number) => Extremes {
  let next = path.instrument.birth;
  let [top, bottom] = [sideOf(path, 1), sideOf(path, -1)];

  /** A known high holds until the anchor alone, so levels before and after are weighed apart. */
  function readClosed(until: number): void {
    const turn = cellAt(ANCHOR);
    if (path.instrument.ceiling !== null && next < turn) {
      readCells(Math.min(until, turn));
      if (next === turn) top.edge = bottom.edge = Number.NEGATIVE_INFINITY;
    }
    readCells(until);
  }

  function readCells(until: number): void {
    if (next >= until) return;
    while (next < until) {
      const index = Math.floor(next / CHUNK);
      const end = Math.min((index + 1) * CHUNK, until);
      const chunk = end - next < FEW ? path.chunk(index) : path.glance(index);
      note(top, chunk, next - index * CHUNK, end - index * CHUNK, index * CHUNK);
      note(bottom, chunk, next - index * CHUNK, end - index * CHUNK, index * CHUNK);
      next = end;
    }
    settle(top, path, (until - 1) * CELL);
    settle(bottom, path, (until - 1) * CELL);
  }

  return (now) => {
    const open = cellAt(now);
    // A clock set back starts over.
    if (open < next) {
      next = path.instrument.birth;
      [top, bottom] = [sideOf(path, 1), sideOf(path, -1)];
    }
    readClosed(open);
    const range = path.range(Math.max(open * CELL, path.start), now);
    const newHigh = range.high > top.best;
    const newLow = range.low < -bottom.best;
    return {
      high: priceOf(newHigh ? range.high : top.best),
      highAt: newHigh ? open * CELL : top.at,
      low: priceOf(newLow ? range.low : -bottom.best),
      lowAt: newLow ? open * CELL : bottom.at,
    };
  };
}

function sideOf(path: Path, sign: 1 | -1): Side {
  const none = Number.NEGATIVE_INFINITY;
  return { sign, edge: none, best: none, at: path.start, cells: [], reach: [] };
}

/** Notes which of a chunk's cells `from` … `to` may hold the extreme. */
function note(side: Side, { level, sigma }: Chunk, from: number, to: number, first: number): void {
  const { sign, cells, reach } = side;
  let { edge } = side;
  let open = sign * (level[from] ?? 0);
  for (let i = from; i < to; i += 1) {
    const close = sign * (level[i + 1] ?? 0);
    const own = Math.max(open, close);
    const most = own + REACH * (sigma[i] ?? 0);
    if (own > edge) edge = own;
    if (most > edge) {
      cells.push(first + i);
      reach.push(most);
    }
    open = close;
  }
  side.edge = edge;
}

/** Looks into the cells that may hold the extreme, latest first, since a running extreme leaves few of them open. */
function settle(side: Side, path: Path, time: number): void {
  const { sign, cells, reach } = side;
  let best = Math.max(side.best, sign * path.within(sign * side.edge, time));
  for (let i = cells.length - 1; i >= 0; i -= 1) {
    if (sign * path.within(sign * (reach[i] ?? 0), time) <= best) continue;
    const begins = (cells[i] ?? 0) * CELL;
    const range = path.range(begins, begins + CELL);
    const value = sign === 1 ? range.high : -range.low;
    if (value < best) continue;
    best = value;
    side.best = value;
    side.at = begins;
  }
  cells.length = 0;
  reach.length = 0;
}

import { ANCHOR } from '../../catalogue/anchor.ts';
import { CELL, cellAt } from '../grid/gridTime.ts';
import type { Chunk } from './grid.ts';
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

/** One side of a history; `sign` flips log prices so that larger is always farther. */
interface Side {
  readonly sign: 1 | -1;
  /** Farthest cell boundary so far. */
  edge: number;
  /** Farthest log price so far, and the opening of its cell. */
  best: number;
  at: number;
  /** Cells that may reach beyond every boundary, and their maximum reach. */
  readonly cells: number[];
  readonly reach: number[];
}

/**
 * Maximum reach of a cell beyond its ends, in deviations: a Brownian bridge of deviation σ exceeds both by c·σ with
 * probability e^(−2c²), here 2·10⁻¹¹.
 */
const REACH = 3.5;

/** The last cells of a history are read again; older ones only once. */
const FEW = 100;

/**
 * Tracks a path's extremes incrementally. Only cells whose boundaries lie near the extreme are examined, so a history
 * of ten years costs little more than its grid.
 */
export function createExtremes(path: Path): (now: number) => Extremes {
  let next = path.instrument.birth;
  let [top, bottom] = [sideOf(path, 1), sideOf(path, -1)];

  /** A known high applies only until the anchor, so levels before and after are compared separately. */
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
    // Start over if the clock was set back.
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

/** Notes which of a chunk's cells `from` … `to` may contain the extreme. */
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

/** Examines the cells that may contain the extreme, latest first, because a running extreme rules most of them out. */
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

import { BLOCK, type BlockCache, createBlockCache } from '../grid/blockCache.ts';
import { rowsOf } from '../grid/rows.ts';
import { QUARTERS } from '../path/cell.ts';
import { type Minutes, roomForMinutes } from '../path/quarter.ts';

/** Totals of a block of a ticker's cells. A high is NaN until it is computed. */
export interface CellTotals {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly turnover: Float64Array;
}

/** Room to examine one cell at a time. */
export interface Workspace {
  readonly own: Minutes;
  readonly quote: Minutes;
  /** Logarithm of the factor at the start of each quarter, and at the cell's end. */
  readonly factors: Float64Array;
}

/** What the ranges of all tickers of a market share. */
export interface RangeMemory {
  readonly totals: BlockCache<CellTotals>;
  readonly workspace: Workspace;
}

/** Blocks kept of all tickers: a long history is read repeatedly. */
const MOST_BLOCKS = 2500;

/** The memory of one market's tickers. */
export function createRangeMemory(): RangeMemory {
  return {
    totals: createBlockCache(MOST_BLOCKS, roomForTotals),
    workspace: {
      own: roomForMinutes(),
      quote: roomForMinutes(),
      factors: new Float64Array(QUARTERS + 1),
    },
  };
}

function roomForTotals(): CellTotals {
  const row = rowsOf(BLOCK, 3);
  return { high: row(0).fill(Number.NaN), low: row(1), turnover: row(2) };
}

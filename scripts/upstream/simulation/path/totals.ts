import { BLOCK, type BlockCache, createBlockCache } from '../grid/blockCache.ts';
import { rowsOf } from '../grid/rows.ts';

/** Extremes (log prices) and whole volumes of parts of a path; an extreme is NaN until it is computed. */
export interface Totals {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly usd: Float64Array;
  readonly coins: Float64Array;
}

/** Blocks kept of all paths, because long histories are read repeatedly; enough for 25 coins of 1,500 days. */
const MOST_BLOCKS = 3000;

/** The totals of the cells of one market's paths. */
export function createTotals(): BlockCache<Totals> {
  return createBlockCache(MOST_BLOCKS, () => {
    const row = rowsOf(BLOCK, 4);
    return { high: row(0).fill(Number.NaN), low: row(1), usd: row(2), coins: row(3) };
  });
}

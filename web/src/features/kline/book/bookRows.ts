import type { VenueOrderBook } from '@coinmirror/shared/kline/mergeOrderBooks.ts';
import { cumulated, type DepthLevel, largeSize, mergeLevels } from '@coinmirror/shared/kline/orderBook.ts';

/** One side of an order book as rendered. */
export interface BookSide {
  /** Best first. */
  readonly levels: readonly DepthLevel[];
  /** From this size on an order counts as large. */
  readonly large: number;
}

/**
 * Both sides of an order book merged by a step, `count` levels each, and the larger total, which sets the full bar
 * width.
 */
export function bookRows({ bids, asks }: Pick<VenueOrderBook, 'bids' | 'asks'>, step: number, count: number) {
  const side = (name: 'bid' | 'ask', levels: VenueOrderBook['bids']): BookSide => {
    const merged = mergeLevels(name, levels, step);
    return { levels: cumulated(merged, count), large: largeSize(merged.slice(0, count)) };
  };
  const sides = { bids: side('bid', bids), asks: side('ask', asks) };
  const deepest = Math.max(sides.bids.levels.at(-1)?.total ?? 0, sides.asks.levels.at(-1)?.total ?? 0);
  return { ...sides, deepest };
}

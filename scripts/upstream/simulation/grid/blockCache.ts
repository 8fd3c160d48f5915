import { createCache } from './cache.ts';

/** Cells per block: 20 days. */
export const BLOCK = 60;
/** Blocks reserved per subject: until the year 2080. */
const RESERVED = 2048;

/** Blocks of cells of many subjects (paths, tickers) in one bounded cache. */
export interface BlockCache<Block> {
  /** The blocks of one further subject, by number from the epoch. */
  reserve(): (block: number) => Block;
}

/** A cache of `capacity` blocks, whichever subjects they belong to; `make` makes an empty one. */
export function createBlockCache<Block>(capacity: number, make: () => Block): BlockCache<Block> {
  const blocks = createCache(capacity, make);
  let reserved = 0;
  return {
    reserve() {
      const first = reserved;
      reserved += RESERVED;
      return (block) => blocks(first + block);
    },
  };
}

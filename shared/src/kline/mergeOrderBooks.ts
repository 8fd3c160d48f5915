import type { Level } from './orderBook.ts';

/** An order book of one venue: sides best first, epoch ms. */
export interface VenueOrderBook {
  readonly time: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/**
 * Order books of several venues in the same quote as one: sizes at equal prices added up, best first, as old as the oldest.
 * It reaches no further on a side than the shallowest book: beyond, a part of the orders is not known. Best prices of two
 * venues may cross. null for none.
 */
export function mergeOrderBooks(books: readonly VenueOrderBook[]): VenueOrderBook | null {
  const [first, ...rest] = books;
  if (first === undefined) return null;
  if (rest.length === 0) return first;
  const least = Math.max(...books.flatMap(({ bids }) => bids.at(-1)?.[0] ?? []));
  const most = Math.min(...books.flatMap(({ asks }) => asks.at(-1)?.[0] ?? []));
  const bids = addedUp(books.flatMap((book) => book.bids)).filter(([price]) => price >= least);
  const asks = addedUp(books.flatMap((book) => book.asks)).filter(([price]) => price <= most);
  return {
    time: Math.min(...books.map(({ time }) => time)),
    bids: bids.sort(([one], [other]) => other - one),
    asks: asks.sort(([one], [other]) => one - other),
  };
}

function addedUp(levels: readonly Level[]): Level[] {
  const sizes = new Map<number, number>();
  for (const [price, size] of levels) sizes.set(price, (sizes.get(price) ?? 0) + size);
  return [...sizes];
}

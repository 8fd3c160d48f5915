/** [price, size]; a side of an order book is sorted best first. */
export type Level = readonly [price: number, size: number];

/** A level with its size and the cumulative size up to it, in coins and in the quote. */
export interface DepthLevel {
  readonly price: number;
  readonly size: number;
  readonly total: number;
  readonly totalQuote: number;
}

/** Facts of an order book; null if a side is empty. */
export interface BookFacts {
  readonly bestBid: number | null;
  readonly bestAsk: number | null;
  /** Best ask − best bid, in the quote. */
  readonly spread: number | null;
  /** The same in % of the mid price. */
  readonly spreadPercent: number | null;
  readonly middle: number | null;
  /** Value of the bids in % of both sides' value, in the quote. */
  readonly bidShare: number | null;
}

/** Decimals of a power-of-ten step: 0.01 → 2, 10 → 0. */
export function stepPlaces(step: number): number {
  return Math.max(0, Math.round(-Math.log10(step)));
}

/** Decimals that the prices of an order book have, at most `most`: those of the market's tick, where prices are multiples of it. */
export function bookPlaces(levels: readonly Level[], most: number): number {
  const needs = ([price]: Level) => {
    for (let places = 0; places < most; places += 1)
      if (Number(price.toFixed(places)) === Number(price.toFixed(most))) return places;
    return most;
  };
  return levels.length === 0 ? most : Math.max(...levels.map(needs));
}

/**
 * Steps for merging an order book, finest first: four powers of ten, from the last decimal of the pair's prices
 * (pairPrecision.ts): 2 → 0.01 0.1 1 10.
 */
export function mergeSteps(places: number): readonly number[] {
  return [0, 1, 2, 3].map((more) => Number(`1e${more - places}`));
}

/**
 * A side of an order book merged into steps: bids are rounded down, asks up, so that no merged level is better than its
 * orders. Total size is preserved. A step of 0 or less merges nothing.
 */
export function mergeLevels(side: 'bid' | 'ask', levels: readonly Level[], step: number): readonly Level[] {
  if (!(step > 0)) return levels;
  const places = stepPlaces(step);
  const merged = new Map<string, number>();
  for (const [price, size] of levels) {
    // 0.3 / 0.1 is 2.9999999999999996: a price on a step stays where it is.
    const steps = Number((price / step).toPrecision(12));
    const rounded = (side === 'bid' ? Math.floor(steps) : Math.ceil(steps)) * step;
    const key = rounded.toFixed(places);
    merged.set(key, (merged.get(key) ?? 0) + size);
  }
  return [...merged].map(([price, size]) => [Number(price), size]);
}

/** The first `count` levels of a side, each with its cumulative sum. */
export function cumulated(levels: readonly Level[], count: number): readonly DepthLevel[] {
  let total = 0;
  let totalQuote = 0;
  return levels.slice(0, count).map(([price, size]) => {
    total += size;
    totalQuote += size * price;
    return { price, size, total, totalQuote };
  });
}

/** Spread, mid price and bid share of an order book with sides sorted best first. */
export function bookFacts(bids: readonly Level[], asks: readonly Level[]): BookFacts {
  const bestBid = bids[0]?.[0] ?? null;
  const bestAsk = asks[0]?.[0] ?? null;
  const worth = (levels: readonly Level[]) => levels.reduce((sum, [price, size]) => sum + price * size, 0);
  const both = worth(bids) + worth(asks);
  const bidShare = both > 0 ? (worth(bids) / both) * 100 : null;
  if (bestBid === null || bestAsk === null)
    return { bestBid, bestAsk, spread: null, spreadPercent: null, middle: null, bidShare };
  const middle = (bestBid + bestAsk) / 2;
  const spread = bestAsk - bestBid;
  return { bestBid, bestAsk, spread, spreadPercent: (spread / middle) * 100, middle, bidShare };
}

/** A level above this multiple of its side's median size is large. */
const LARGE_TIMES = 4;

/** Minimum size of a large order on this side; Infinity for an empty side. */
export function largeSize(levels: readonly Level[]): number {
  const sizes = levels.map(([, size]) => size).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)];
  return median === undefined ? Number.POSITIVE_INFINITY : median * LARGE_TIMES;
}

import type { DeepBook } from '../../ports/orderBooks.ts';
import type { BookLevel, VenueOrderBook } from '../exchanges/kinds/book.ts';

/** Distances from the middle in %: 20 up to 2 %, closer together near it, and 20 more up to 10 %. */
const STEPS: readonly number[] = [
  ...Array.from({ length: 20 }, (_, at) => 2 * ((at + 1) / 20) ** 1.6),
  ...Array.from({ length: 20 }, (_, at) => 2 + (8 * (at + 1)) / 20),
];

/**
 * A book aggregated into steps outward from its middle, in USD at `rate` for a unit of its quote: the best level by
 * itself, then what lies within each step, at the step's far end; the last one where the book ends.
 */
export function deepBook({ bids, asks }: VenueOrderBook, rate: number): DeepBook {
  const middle = ((bids[0]?.[0] ?? 0) + (asks[0]?.[0] ?? 0)) / 2;
  return { bids: side(bids, middle, -1, rate), asks: side(asks, middle, 1, rate) };
}

function side(
  levels: readonly BookLevel[],
  middle: number,
  sign: 1 | -1,
  rate: number,
): readonly BookLevel[] {
  const [best, ...rest] = levels;
  if (best === undefined) return [];
  const farthest = rest.at(-1)?.[0] ?? best[0];
  let from = 0;
  const steps = STEPS.flatMap((percent): readonly BookLevel[] => {
    const edge = middle * (1 + (sign * percent) / 100);
    let size = 0;
    for (; from < rest.length; from += 1) {
      const [price, more] = rest[from] ?? [0, 0];
      if (sign * (price - edge) > 0) break;
      size += more;
    }
    if (size === 0) return [];
    return [[from === rest.length ? farthest : edge, size]];
  });
  return [best, ...steps].map(([price, size]) => [price * rate, size]);
}

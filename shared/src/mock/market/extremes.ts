import type { Path } from './path.ts';
import { priceOf } from './price.ts';
import { CELL, cellAt } from './time.ts';
import { CHUNK } from './waves.ts';

/** Highest and lowest price of a whole history, and the opening (epoch ms) of the 8-hour cell of each. */
export interface Extremes {
  readonly high: number;
  readonly highAt: number;
  readonly low: number;
  readonly lowAt: number;
}

/** Follows a path's extremes; what was read once is not read again. */
export function createExtremes(path: Path): (now: number) => Extremes {
  let next = path.instrument.birth;
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let highAt = path.start;
  let lowAt = path.start;

  function readClosed(until: number): void {
    while (next < until) {
      const index = Math.floor(next / CHUNK);
      const chunk = path.chunk(index);
      const end = Math.min((index + 1) * CHUNK, until);
      for (; next < end; next += 1) {
        const top = chunk.high[next - index * CHUNK] ?? 0;
        const bottom = chunk.low[next - index * CHUNK] ?? 0;
        if (top > high) {
          high = top;
          highAt = next * CELL;
        }
        if (bottom < low) {
          low = bottom;
          lowAt = next * CELL;
        }
      }
    }
  }

  return (now) => {
    const open = cellAt(now);
    // A clock set back starts over.
    if (open < next) {
      next = path.instrument.birth;
      high = Number.NEGATIVE_INFINITY;
      low = Number.POSITIVE_INFINITY;
    }
    readClosed(open);
    const range = path.range(Math.max(open * CELL, path.start), now);
    const newHigh = range.high > high;
    const newLow = range.low < low;
    return {
      high: priceOf(newHigh ? range.high : high),
      highAt: newHigh ? open * CELL : highAt,
      low: priceOf(newLow ? range.low : low),
      lowAt: newLow ? open * CELL : lowAt,
    };
  };
}

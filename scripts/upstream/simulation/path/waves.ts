import { sampleLine } from '../history/knots.ts';
import type { Drivers } from './drivers.ts';
import { fillSharedVolatility } from './volatility.ts';

/** Cells computed in one go: 160 days. */
export const CHUNK = 480;

/** What all paths of a market share besides its factors, by chunk. */
export interface Waves {
  /** Market-wide volatility: deviation of each cell relative to an ordinary one. */
  volatility(index: number): Float64Array;
  /**
   * Logarithm of how far altcoins stand above their usual level relative to Bitcoin; one value more than there are
   * cells.
   */
  season(index: number): Float64Array;
}

/** The shared waves of a market; each chunk is computed once. */
export function createWaves({ loudKey, altSeason }: Drivers): Waves {
  return {
    volatility: remembered((index) => {
      const values = new Float64Array(CHUNK);
      fillSharedVolatility(values, index * CHUNK, loudKey);
      return values;
    }),
    season: remembered((index) => sampleLine(altSeason, index * CHUNK, CHUNK + 1)),
  };
}

function remembered(make: (index: number) => Float64Array): (index: number) => Float64Array {
  const known = new Map<number, Float64Array>();
  return (index) => {
    let values = known.get(index);
    if (!values) {
      values = make(index);
      known.set(index, values);
    }
    return values;
  };
}

import { sampleLine } from '../history/knots.ts';
import type { Drivers } from './drivers.ts';
import { fillSharedVolatility } from './volatility.ts';

/** Cells computed at a stroke: 160 days. */
export const CHUNK = 480;

/** What every path of a market shares beside its factors, by chunk. */
export interface Waves {
  /** The whole market's quiet and loud times: deviation of a cell against an ordinary one. */
  volatility(index: number): Float64Array;
  /** Logarithm of how far the rest of the market stands above its place beside Bitcoin; one value more than cells. */
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

import type { Drivers } from './drivers.ts';
import { sampleLine } from './knots.ts';
import { addOctave } from './noise.ts';

/** Cells computed at a stroke: 512 cells are 170 days. */
export const CHUNK = 512;

/** Waves that every path of a market shares, by chunk; one value more than cells. Computed once each. */
export interface Waves {
  /** Logarithm of how loud the whole market is, 0 on the average. */
  loudness(index: number): Float64Array;
  /** Logarithm of how far the rest of the market stands above its place beside Bitcoin. */
  season(index: number): Float64Array;
}

/** The shared waves of a market. */
export function createWaves({ loudKey, altSeason }: Drivers): Waves {
  return {
    loudness: remembered((index) => {
      const log = new Float64Array(CHUNK + 1);
      addOctave(log, index * CHUNK, loudKey, 24, 0.22);
      addOctave(log, index * CHUNK, loudKey + 1, 130, 0.26);
      return log;
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

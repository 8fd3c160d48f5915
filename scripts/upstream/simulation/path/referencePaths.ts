import { createDrivers } from './drivers.ts';
import { referenceInstrument } from './instrument.ts';
import { createPath, type Path } from './path.ts';
import { createTotals } from './totals.ts';
import { createWaves } from './waves.ts';

/** Gold and currencies are the same in every market. */
export const REFERENCE_SEED = 0;
const paths = new Map<string, Path>();

/** The price path of gold (USD per ounce), the euro (USD) or the dollar (CNY). */
export function referencePath(name: 'gold' | 'euro' | 'yuan'): Path {
  const known = paths.get(name);
  if (known) return known;
  const drivers = createDrivers(REFERENCE_SEED);
  const path = createPath(
    referenceInstrument(name, drivers),
    { waves: createWaves(drivers), totals: createTotals(), leader: null, sector: null },
    { cellUsd: 0, coinUnit: 1 },
  );
  paths.set(name, path);
  return path;
}

import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { createDrivers } from './drivers.ts';
import { referencePath } from './economy.ts';
import { instrumentOf } from './instrument.ts';
import { createPath, type Path, type PathDrivers } from './path.ts';
import { createWaves } from './waves.ts';

/** The path of a coin by its code, null for an unknown one. */
export type PathOf = (code: string) => Path | null;

/** The paths of a seed; each is made when it is first asked for. */
export function createPaths(seed: number): PathOf {
  const drivers = createDrivers(seed);
  const waves = createWaves(drivers);
  const made = new Map<string, Path>();

  function leaderOf({ code, peg }: CatalogueCoin): PathDrivers['leader'] {
    if (code === 'bitcoin' || peg === 'usd') return null;
    if (peg === 'gold') return referencePath('gold').chunk;
    if (peg === 'eur') return referencePath('euro').chunk;
    return (index) => pathOf('bitcoin')?.chunk(index) ?? null;
  }

  function pathOf(code: string): Path | null {
    const known = made.get(code);
    if (known) return known;
    const coin = coinsByCode.get(code);
    if (!coin) return null;
    const path = createPath(instrumentOf(coin, drivers), { waves, leader: leaderOf(coin) }, volumeOf(coin));
    made.set(code, path);
    return path;
  }

  return pathOf;
}

const coinsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((coin) => [coin.code, coin]),
);

/** A unit of volume is worth one to ten cents, so that whole units are exact and fine enough. */
function volumeOf({ basePrice, circulation, baseTurnover }: CatalogueCoin) {
  return {
    cellUsd: (basePrice * circulation * baseTurnover) / 100 / 3,
    coinUnit: 10 ** (Math.floor(-Math.log10(basePrice)) - 1),
  };
}

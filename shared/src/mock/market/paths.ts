import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { createDrivers } from './drivers.ts';
import { instrumentOf, referenceInstrument } from './instrument.ts';
import { createPath, type Path, type PathDrivers } from './path.ts';

/** The paths of one market: every coin's, and gold's and the currencies'. */
export interface Paths {
  /** null for an unknown code. */
  coin(code: string): Path | null;
  reference(name: 'gold' | 'euro' | 'yuan'): Path;
}

/** Creates the paths of a seed; each is made when it is first asked for. */
export function createPaths(seed: number): Paths {
  const drivers = createDrivers(seed);
  const made = new Map<string, Path>();
  const alone: PathDrivers = { loudKey: drivers.loudKey, altSeason: drivers.altSeason, bitcoin: null };
  const withBitcoin: PathDrivers = {
    ...alone,
    bitcoin: (index) => pathOf('bitcoin')?.chunk(index) ?? null,
  };

  function pathOf(code: string): Path | null {
    const known = made.get(code);
    if (known) return known;
    const coin = coinsByCode.get(code);
    if (!coin) return null;
    const instrument = instrumentOf(coin, drivers);
    const path = createPath(instrument, code === 'bitcoin' ? alone : withBitcoin, volumeOf(coin));
    made.set(code, path);
    return path;
  }

  return {
    coin: pathOf,
    reference(name) {
      const known = made.get(`=${name}`);
      if (known) return known;
      const path = createPath(referenceInstrument(name, drivers), alone, { cellUsd: 0, coinUnit: 1 });
      made.set(`=${name}`, path);
      return path;
    },
  };
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

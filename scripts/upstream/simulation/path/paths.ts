import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { BLOCK } from '../grid/blockCache.ts';
import { cellAt } from '../grid/gridTime.ts';
import { createDrivers } from './drivers.ts';
import { type Instrument, instrumentOf, sectorInstrument } from './instrument.ts';
import { createPath, type Path } from './path.ts';
import { referencePath } from './referencePaths.ts';
import { sectorOf } from './sectors.ts';
import { createTotals } from './totals.ts';
import type { VolumeScale } from './volume.ts';
import { createWaves } from './waves.ts';

/** The path of a coin by its code, null for an unknown one. */
export type PathOf = (code: string) => Path | null;

/** The paths of a seed, created on first use. */
export function createPaths(seed: number): PathOf {
  const drivers = createDrivers(seed);
  const shared = { waves: createWaves(drivers), totals: createTotals() };
  const made = new Map<string, Path>();
  const sectors = new Map<string, Path>();

  function leaderOf({ code, peg }: CatalogueCoin): Path | null {
    if (code === 'bitcoin' || peg === 'usd') return null;
    if (peg === 'gold') return referencePath('gold');
    if (peg === 'eur') return referencePath('euro');
    return pathOf('bitcoin');
  }

  function sectorPath(coin: CatalogueCoin): Path | null {
    if (coin.code === 'bitcoin' || coin.peg !== null) return null;
    const sector = sectorOf(coin);
    let path = sectors.get(sector);
    if (!path) {
      path = createPath(
        sectorInstrument(sector, drivers),
        { ...shared, leader: null, sector: null },
        NO_VOLUME,
      );
      sectors.set(sector, path);
    }
    return path;
  }

  function pathOf(code: string): Path | null {
    const known = made.get(code);
    if (known) return known;
    const coin = coinsByCode.get(code);
    if (!coin) return null;
    // A wrapped token follows what it stands for, at its own price and with its own volume.
    const cached = coinsByCode.get(coin.wraps ?? '') ?? coin;
    const follows = { ...shared, leader: leaderOf(cached), sector: sectorPath(cached) };
    const path = createPath(pricedAs(coin, instrumentOf(cached, drivers)), follows, volumeIn(coin));
    made.set(code, path);
    return path;
  }

  /** The volume of a coin; dollars follow Bitcoin's, because they change hands as quotes. */
  function volumeIn(coin: CatalogueCoin): VolumeScale {
    const scale = volumeOf(coin);
    const [bitcoin, path] = [coinsByCode.get('bitcoin'), coin.peg === 'usd' ? pathOf('bitcoin') : null];
    if (!bitcoin || !path) return scale;
    const ratio = dayUsd(coin) / dayUsd(bitcoin);
    return {
      ...scale,
      quotes: { ratio, leaderUsd: (cell) => path.parts.totalsOf(cell).usd[cell % BLOCK] ?? 0 },
    };
  }

  return pathOf;
}

/** The same path scaled to another coin's price and cut at its first day. */
function pricedAs({ code, basePrice, launchedAt }: CatalogueCoin, instrument: Instrument): Instrument {
  return { ...instrument, code, birth: cellAt(launchedAt), anchorLevel: Math.log(basePrice) };
}

const NO_VOLUME = { cellUsd: 0, coinUnit: 1 } as const;

const coinsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((coin) => [coin.code, coin]),
);

/** Volume of an ordinary cell relative to ordinary turnover, so that the market's total has a realistic magnitude. */
const FREE_PACE = 1.1;
const PEGGED_PACE = 0.5;

/** A unit of volume is worth one to ten cents: whole units are exact and fine enough. */
function volumeOf(coin: CatalogueCoin): VolumeScale {
  return {
    cellUsd: (dayUsd(coin) / 3) * (coin.peg === null ? FREE_PACE : PEGGED_PACE),
    coinUnit: 10 ** (Math.floor(-Math.log10(coin.basePrice)) - 1),
  };
}

/** Ordinary turnover of a day at the anchor, USD. */
function dayUsd({ basePrice, circulation, baseTurnover }: CatalogueCoin): number {
  return (basePrice * circulation * baseTurnover) / 100;
}

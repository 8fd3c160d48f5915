import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { BLOCK } from '../grid/blockCache.ts';
import { createCache } from '../grid/cache.ts';
import { rowsOf } from '../grid/rows.ts';
import { fillLongTail } from '../random/hash.ts';
import { fillQuarter, QUARTERS, type Quarters, quartersOf, roomForQuarters } from './cell.ts';
import { type Chunks, createChunks } from './chunks.ts';
import type { Instrument } from './instrument.ts';
import { type InnerKeys, innerKeys } from './mixture.ts';
import type { PathDrivers } from './path.ts';
import { bottomOf, MINUTES, type Minutes, pressAbove, pressBelow, roomForMinutes, topOf } from './quarter.ts';
import { type Samples, samplesOf } from './samples.ts';
import type { Totals } from './totals.ts';
import { cellVolume, quoteVolume, shares, type Volume, type VolumeScale } from './volume.ts';

/** A cell in quarters of an hour, with their volumes; extremes of quarters as in `Totals`. */
export interface CellParts extends Totals {
  readonly quarters: Quarters;
}

/** A quarter of an hour in minutes, with their volumes. */
export interface QuarterParts extends Minutes, Totals {
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** A path at each of its levels, computed lazily and cached. Indices count from the epoch. */
export interface Layers extends Pick<Chunks, 'grid' | 'glance'> {
  /** The totals of a cell's block, with this cell's extremes and volume computed. */
  totalsOf(cell: number): Totals;
  cell(cell: number): CellParts;
  /** The parts of a quarter's cell, with the quarter's extremes computed. */
  totalsOfQuarter(quarter: number): CellParts;
  quarter(quarter: number): QuarterParts;
  /** Writes the minutes of a quarter of a cell, for temporary use. */
  fillMinutes(out: Minutes, parts: Quarters, quarter: number): void;
  minute(minute: number): Samples;
}

/** What the layers inside a cell are computed from. */
interface Inside extends Pick<Chunks, 'spanOf'> {
  readonly keys: InnerKeys;
  volumeOf(parts: Quarters): Volume;
}

/** Parts of each kind that a path keeps. */
const CACHED = { cells: 26, quarters: 10, minutes: 8 } as const;

const luckOfQuarters = new Float64Array(QUARTERS);
const luckOfMinutes = new Float64Array(MINUTES);
const work = roomForMinutes();
const quartersAtWork = roomForQuarters();

/** The layers of one instrument's path. */
export function createLayers(instrument: Instrument, drivers: PathDrivers, scale: VolumeScale): Layers {
  const { leader, sector, totals } = drivers;
  const keys = innerKeys({
    own: instrument.key,
    leader: leader?.instrument.key ?? instrument.key,
    sector: sector?.instrument.key ?? 0,
  });
  const { grid, glance, spanOf } = createChunks(instrument, drivers);
  const inside = { keys, spanOf, volumeOf: (parts: Quarters) => volumeOf(parts, instrument, scale) };
  const cell = createCache(CACHED.cells, (index) => cellPartsOf(inside, index));
  const quarter = createCache(CACHED.quarters, (index) => quarterPartsOf(keys, cell, index));
  return {
    grid,
    glance,
    totalsOf: createTotalsOf(inside, totals.reserve()),
    cell,
    totalsOfQuarter: (index) => quarterMeasured(keys, cell, index),
    quarter,
    fillMinutes: (out, parts, index) => fillWithin(out, parts, index, keys),
    minute: createCache(CACHED.minutes, (index) => minuteSamples(instrument.key, quarter, index)),
  };
}

function volumeOf(
  { span: { cell, open, close, sigma }, mean }: Quarters,
  { daySigma, anchorLevel, key, birth, anchorCell }: Instrument,
  scale: VolumeScale,
): Volume {
  if (scale.quotes) {
    const grown = Math.min(1, (cell + 1 - birth) / (anchorCell + 1 - birth));
    return quoteVolume({ cell, key, mean, grown }, scale.quotes, scale.coinUnit);
  }
  const ordinary = daySigma / Math.sqrt(3);
  return cellVolume({ cell, key, open, close, sigma, ordinary, mean, anchorLevel }, scale);
}

function createTotalsOf(
  { keys, spanOf, volumeOf: volumeIn }: Inside,
  blockOf: (block: number) => Totals,
): (cell: number) => Totals {
  return (cell) => {
    const block = Math.floor(cell / BLOCK);
    const totals = blockOf(block);
    const i = cell - block * BLOCK;
    if (Number.isNaN(totals.high[i])) {
      const parts = quartersOf(spanOf(cell), keys, quartersAtWork);
      totals.high[i] = parts.high;
      totals.low[i] = parts.low;
      const { usd, coins } = volumeIn(parts);
      totals.usd[i] = usd;
      totals.coins[i] = coins;
    }
    return totals;
  };
}

function cellPartsOf({ keys, spanOf, volumeOf: volumeIn }: Inside, cell: number): CellParts {
  const parts = quartersOf(spanOf(cell), keys);
  fillLongTail(luckOfQuarters, QUARTERS, keys.volumes, cell * QUARTERS);
  const step = parts.span.sigma / Math.sqrt(QUARTERS);
  const volume = shares(volumeIn(parts), parts.nodes, luckOfQuarters, step);
  return { quarters: parts, ...roomForExtremes(), ...volume };
}

function quarterMeasured(keys: InnerKeys, cellOf: Layers['cell'], quarter: number): CellParts {
  const cell = Math.floor(quarter / QUARTERS);
  const found = cellOf(cell);
  const i = quarter - cell * QUARTERS;
  if (Number.isNaN(found.high[i])) {
    fillWithin(work, found.quarters, i, keys);
    found.high[i] = topOf(work);
    found.low[i] = bottomOf(work);
  }
  return found;
}

function quarterPartsOf(keys: InnerKeys, cellOf: Layers['cell'], quarter: number): QuarterParts {
  const cell = Math.floor(quarter / QUARTERS);
  const parent = cellOf(cell);
  const i = quarter - cell * QUARTERS;
  const parts = roomForMinutes();
  fillWithin(parts, parent.quarters, i, keys);
  fillLongTail(luckOfMinutes, MINUTES, keys.volumes, ~(quarter * MINUTES));
  const volume = { usd: parent.usd[i] ?? 0, coins: parent.coins[i] ?? 0 };
  const step = (parent.quarters.sigma[i] ?? 0) / Math.sqrt(MINUTES);
  return { ...parts, ...shares(volume, parts.nodes, luckOfMinutes, step) };
}

function minuteSamples(key: number, quarterOf: Layers['quarter'], minute: number): Samples {
  const quarter = Math.floor(minute / MINUTES);
  const parent = quarterOf(quarter);
  const i = minute - quarter * MINUTES;
  return samplesOf({
    key: mix(key, 0x9000 ^ minute),
    open: parent.nodes[i] ?? 0,
    close: parent.nodes[i + 1] ?? 0,
    high: parent.high[i] ?? 0,
    low: parent.low[i] ?? 0,
    sigma: parent.sigma[i] ?? 0,
    usd: parent.usd[i] ?? 0,
    coins: parent.coins[i] ?? 0,
  });
}

/** Writes the minutes of quarter `i` of a cell, clamped to the cell's high and low. */
function fillWithin(out: Minutes, parts: Quarters, i: number, keys: InnerKeys): void {
  fillQuarter(out, parts, i, keys);
  const quarter = parts.span.cell * QUARTERS + i;
  if (i !== parts.highAt) pressBelow(out, parts.high, mix(keys.wicks, quarter));
  if (i !== parts.lowAt) pressAbove(out, parts.low, mix(keys.wicks, quarter));
}

/** Room for the extremes of quarters. */
function roomForExtremes(): Pick<Totals, 'high' | 'low'> {
  const row = rowsOf(QUARTERS, 2);
  return { high: row(0).fill(Number.NaN), low: row(1) };
}

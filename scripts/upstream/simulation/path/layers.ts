import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { createCache } from '../grid/cache.ts';
import { rowsOf } from '../grid/rows.ts';
import { fillLongTail } from '../random/hash.ts';
import { type CellSpan, fillQuarter, QUARTERS, type Quarters, quartersOf, roomForQuarters } from './cell.ts';
import { type Chunk, computeChunk, type Fixing, roomForChunk } from './grid.ts';
import type { Instrument } from './instrument.ts';
import { type InnerKeys, innerKeys, type Mixture } from './mixture.ts';
import type { Path, PathDrivers } from './path.ts';
import { bottomOf, MINUTES, type Minutes, pressAbove, pressBelow, roomForMinutes, topOf } from './quarter.ts';
import { type Samples, samplesOf } from './samples.ts';
import { skeletonOf } from './skeleton.ts';
import { cellVolume, shares, type Volume, type VolumeScale } from './volume.ts';
import { CHUNK } from './waves.ts';

/** Extremes (log prices) and whole volumes of parts of a path; an extreme is NaN until it is computed. */
export interface Totals {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly usd: Float64Array;
  readonly coins: Float64Array;
}

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
export interface Layers {
  grid(index: number): Chunk;
  /** The same for temporary use: valid until the next call. */
  glance(index: number): Chunk;
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

/** Cells per totals block: 20 days. */
export const BLOCK = 60;
/** Totals of the cells of all paths, because long histories are read repeatedly; enough for 25 coins of 1,500 days. */
const knownTotals = createCache<Totals>(3000, () => roomForTotals(BLOCK));
/** Blocks reserved per path: until the year 2080. */
const BLOCKS = 2048;
let blocks = 0;

const chunkAtWork = roomForChunk();
const luckOfQuarters = new Float64Array(QUARTERS);
const luckOfMinutes = new Float64Array(MINUTES);
const work = roomForMinutes();
const quartersAtWork = roomForQuarters();

/** The layers of one instrument's path. */
export function createLayers(instrument: Instrument, drivers: PathDrivers, scale: VolumeScale): Layers {
  const { leader, sector } = drivers;
  const keys = innerKeys({
    own: instrument.key,
    leader: leader?.instrument.key ?? instrument.key,
    sector: sector?.instrument.key ?? 0,
  });
  let fixing: Fixing | null = null;
  blocks += BLOCKS;
  const firstBlock = blocks;

  function compute(index: number, room?: Chunk): Chunk {
    fixing ??= fixingOf(instrument, drivers);
    return computeChunk(instrument, drivers, index, fixing, room);
  }

  // Other paths follow a path without a leader, so its whole grid is cached; for the others a year and a half is
  // enough.
  const grid = createCache(leader === null ? 64 : 2, (index) => compute(index));

  function spanOf(cell: number): CellSpan {
    const index = Math.floor(cell / CHUNK);
    const i = cell - index * CHUNK;
    const { level, sigma } = grid(index);
    const all = sigma[i] ?? 0;
    const mixture = mixtureOf(index, i, all);
    return { cell, open: level[i] ?? 0, close: level[i + 1] ?? 0, sigma: all, mixture };
  }

  function mixtureOf(index: number, i: number, all: number): Mixture {
    const part = (factor: Pick<Path, 'chunk'> | null, beta: number) =>
      factor === null || beta === 0 ? 0 : (beta * (factor.chunk(index).sigma[i] ?? 0)) / all;
    const [fromLeader, fromSector] = [part(leader, instrument.beta), part(sector, instrument.sectorBeta)];
    const own = Math.sqrt(Math.max(1 - fromLeader ** 2 - fromSector ** 2, 0));
    return { leader: fromLeader, sector: fromSector, own };
  }

  function totalsOf(cell: number): Totals {
    const block = Math.floor(cell / BLOCK);
    const totals = knownTotals(firstBlock + block);
    const i = cell - block * BLOCK;
    if (Number.isNaN(totals.high[i])) {
      const parts = quartersOf(spanOf(cell), keys, quartersAtWork);
      totals.high[i] = parts.high;
      totals.low[i] = parts.low;
      const { usd, coins } = volumeOf(parts);
      totals.usd[i] = usd;
      totals.coins[i] = coins;
    }
    return totals;
  }

  function volumeOf({ span: { cell, open, close, sigma }, mean }: Quarters): Volume {
    const { daySigma, anchorLevel, key } = instrument;
    const ordinary = daySigma / Math.sqrt(3);
    return cellVolume({ cell, key, open, close, sigma, ordinary, mean, anchorLevel }, scale);
  }

  const cellParts = createCache(26, (cell): CellParts => {
    const parts = quartersOf(spanOf(cell), keys);
    fillLongTail(luckOfQuarters, QUARTERS, keys.volumes, cell * QUARTERS);
    const step = parts.span.sigma / Math.sqrt(QUARTERS);
    const volume = shares(volumeOf(parts), parts.nodes, luckOfQuarters, step);
    return { quarters: parts, ...roomForExtremes(), ...volume };
  });

  function totalsOfQuarter(quarter: number): CellParts {
    const cell = Math.floor(quarter / QUARTERS);
    const found = cellParts(cell);
    const i = quarter - cell * QUARTERS;
    if (Number.isNaN(found.high[i])) {
      fillWithin(work, found.quarters, i, keys);
      found.high[i] = topOf(work);
      found.low[i] = bottomOf(work);
    }
    return found;
  }

  const quarterParts = createCache(10, (quarter): QuarterParts => {
    const cell = Math.floor(quarter / QUARTERS);
    const parent = cellParts(cell);
    const i = quarter - cell * QUARTERS;
    const parts = roomForMinutes();
    fillWithin(parts, parent.quarters, i, keys);
    fillLongTail(luckOfMinutes, MINUTES, keys.volumes, ~(quarter * MINUTES));
    const volume = { usd: parent.usd[i] ?? 0, coins: parent.coins[i] ?? 0 };
    const step = (parent.quarters.sigma[i] ?? 0) / Math.sqrt(MINUTES);
    return { ...parts, ...shares(volume, parts.nodes, luckOfMinutes, step) };
  });

  const minuteSamples = createCache(8, (minute): Samples => {
    const quarter = Math.floor(minute / MINUTES);
    const parent = quarterParts(quarter);
    const i = minute - quarter * MINUTES;
    return samplesOf({
      key: mix(instrument.key, 0x9000 ^ minute),
      open: parent.nodes[i] ?? 0,
      close: parent.nodes[i + 1] ?? 0,
      high: parent.high[i] ?? 0,
      low: parent.low[i] ?? 0,
      sigma: parent.sigma[i] ?? 0,
      usd: parent.usd[i] ?? 0,
      coins: parent.coins[i] ?? 0,
    });
  });

  return {
    grid,
    glance: (index) => compute(index, chunkAtWork),
    totalsOf,
    cell: cellParts,
    totalsOfQuarter,
    quarter: quarterParts,
    fillMinutes: (out, parts, quarter) => fillWithin(out, parts, quarter, keys),
    minute: minuteSamples,
  };
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

function roomForTotals(count: number): Totals {
  const row = rowsOf(count, 4);
  return { high: row(0).fill(Number.NaN), low: row(1), usd: row(2), coins: row(3) };
}

/** Fits the path to its knots and shifts it so that it passes through the anchor. */
function fixingOf(instrument: Instrument, drivers: PathDrivers): Fixing {
  const skeleton = skeletonOf(instrument, drivers);
  const { anchorCell, anchorLevel, bound } = instrument;
  const index = Math.floor(anchorCell / CHUNK);
  const { level } = computeChunk(instrument, drivers, index, { offset: 0, skeleton });
  const wanted = Number.isFinite(bound) ? bound * Math.atanh(anchorLevel / bound) : anchorLevel;
  return { skeleton, offset: wanted - (level[anchorCell - index * CHUNK] ?? 0) };
}

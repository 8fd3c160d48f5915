import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { rowsOf } from '../grid/rows.ts';
import { fillNormal } from '../random/hash.ts';
import { bridge } from './bridge.ts';
import type { Instrument } from './instrument.ts';
import type { PathDrivers } from './path.ts';
import { isRecordedDay, type Skeleton } from './skeleton.ts';
import { fillOwnVolatility } from './volatility.ts';
import { CHUNK, type Waves } from './waves.ts';

/** A section of the grid: log price at each cell's start (and one past the end), and each cell's deviation. */
export interface Chunk {
  readonly level: Float64Array;
  /** Deviation of the log price over each cell. */
  readonly sigma: Float64Array;
}

/** Anchors of a path's grid. */
export interface Fixing {
  /** Added to every log price. */
  readonly offset: number;
  readonly skeleton: Skeleton;
}

const CELLS_A_DAY = 3;
/** Reused buffers for the innovations, deviations and levels from knot to knot: ten years at most. */
const LONGEST = 10 * 366 * CELLS_A_DAY;
const chances = new Float64Array(LONGEST);
const deviations = new Float64Array(LONGEST);
const levels = new Float64Array(LONGEST + 1);

/** Allocates a chunk; temporary results can share one. */
export function roomForChunk(): Chunk {
  const row = rowsOf(CHUNK, 2, 1);
  return { level: row(1), sigma: row(0) };
}

/** Computes one chunk of an instrument's grid: a pure function of its parameters, the drivers and its fixing. */
export function computeChunk(
  instrument: Instrument,
  drivers: PathDrivers,
  index: number,
  fixing: Fixing,
  { level, sigma }: Chunk = roomForChunk(),
): Chunk {
  writeOwn({ level, sigma }, instrument, drivers, index * CHUNK, fixing.skeleton);
  follow({ level, sigma }, drivers.leader?.chunk(index), instrument.beta);
  follow({ level, sigma }, drivers.sector?.chunk(index), instrument.sectorBeta);
  const { altBeta, hype } = instrument;
  if (altBeta !== 0) addScaled(level, drivers.waves.season(index), altBeta);
  if (hype !== 0) addHype(level, index * CHUNK, instrument);
  for (let i = 0; i <= CHUNK; i += 1) level[i] = (level[i] ?? 0) + fixing.offset;
  return { level, sigma };
}

/** Adds a factor's path to the level, and its variance to the deviation. */
function follow({ level, sigma }: Chunk, factor: Chunk | undefined, beta: number): void {
  if (factor === undefined || beta === 0) return;
  addScaled(level, factor.level, beta);
  for (let i = 0; i < CHUNK; i += 1) {
    const all = sigma[i] ?? 0;
    const part = beta * (factor.sigma[i] ?? 0);
    sigma[i] = Math.sqrt(all * all + part * part);
  }
}

function addScaled(out: Float64Array, values: Float64Array, scale: number): void {
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) + scale * (values[i] ?? 0);
}

function addHype(level: Float64Array, first: number, { birth, hype, hypeCells }: Instrument): void {
  for (let i = 0; i <= CHUNK; i += 1) {
    const faded = hypeCells / (hypeCells + Math.max(first + i - birth, 0));
    level[i] = (level[i] ?? 0) + hype * faded * faded;
  }
}

/** The instrument's own part: a random walk with volatility clustering, bridged from knot to knot. */
function writeOwn(
  { level, sigma }: Chunk,
  instrument: Instrument,
  drivers: PathDrivers,
  first: number,
  skeleton: Skeleton,
): void {
  const { cells } = skeleton;
  let right = cells.findIndex((cell) => cell > first);
  if (right < 0) right = cells.length;
  const end = first + CHUNK;
  for (let begins = first; begins <= end; right += 1) {
    const until = cells[right];
    if (right === 0 || until === undefined) {
      // Nothing is read beyond the knots; the last value is repeated.
      const stop = until === undefined ? end + 1 : Math.min(until, end + 1);
      level.fill(skeleton.values[Math.max(right - 1, 0)] ?? 0, begins - first, stop - first);
      sigma.fill(instrument.ownSigma / Math.sqrt(CELLS_A_DAY), begins - first, Math.min(stop - first, CHUNK));
      begins = stop;
      continue;
    }
    const from = cells[right - 1] ?? 0;
    const stop = Math.min(until, end + 1);
    computeWay(instrument, drivers, skeleton, right - 1);
    level.set(levels.subarray(begins - from, stop - from), begins - first);
    sigma.set(deviations.subarray(begins - from, Math.min(stop, end) - from), begins - first);
    begins = stop;
  }
}

/** Computes the path from knot `i` to the next into the reused buffers. */
function computeWay(
  { key, ownSigma, steady }: Instrument,
  { waves }: PathDrivers,
  { cells, values, loud }: Skeleton,
  i: number,
): void {
  const from = cells[i] ?? 0;
  const count = (cells[i + 1] ?? from) - from;
  if (count > LONGEST) throw new Error(`two knots lie ${count} cells apart`);
  const scale = (ownSigma / Math.sqrt(CELLS_A_DAY)) * (loud[i] ?? 1);
  const sigma = deviations.subarray(0, count);
  if (steady) sigma.fill(scale);
  else {
    fillOwnVolatility(sigma, from, key);
    multiplyShared(sigma, from, waves, scale);
    if (isRecordedDay(count)) preserveMean(sigma, scale);
  }
  fillNormal(chances, count, mix(key, 0xce11), from);
  levels[0] = values[i] ?? 0;
  levels[count] = values[i + 1] ?? 0;
  bridge(levels, 0, count, sigma, chances);
}

/** Scales deviations so that their mean square is that of `scale`: how volatile a recorded day was is known. */
function preserveMean(sigma: Float64Array, scale: number): void {
  let sum = 0;
  for (const one of sigma) sum += one * one;
  const factor = scale / Math.sqrt(sum / sigma.length);
  for (let i = 0; i < sigma.length; i += 1) sigma[i] = (sigma[i] ?? 0) * factor;
}

/** Multiplies deviations of cells from `first` on by the market-wide volatility, and by a scale. */
function multiplyShared(sigma: Float64Array, first: number, waves: Waves, scale: number): void {
  for (let i = 0; i < sigma.length; ) {
    const index = Math.floor((first + i) / CHUNK);
    const shared = waves.volatility(index);
    const shift = first - index * CHUNK;
    const end = Math.min(CHUNK - shift, sigma.length);
    for (; i < end; i += 1) sigma[i] = (sigma[i] ?? 0) * (shared[i + shift] ?? 1) * scale;
  }
}

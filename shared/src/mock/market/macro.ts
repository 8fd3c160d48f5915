import { fillLongTail, mix } from './hash.ts';
import type { Instrument } from './instrument.ts';
import { continueLine, type Future, type Line, sampleLine } from './knots.ts';
import { addOctave } from './noise.ts';
import type { PathDrivers } from './path.ts';
import { ANCHOR, cellAt } from './time.ts';
import { CHUNK } from './waves.ts';

/** A stretch of the grid: log price at each cell's start (and one past the end), and how loud each cell is. */
export interface Chunk {
  readonly level: Float64Array;
  /** Deviation of the log price over each cell. */
  readonly sigma: Float64Array;
  /** Highest and lowest log price within each cell. */
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** Periods of the octaves, in cells, that are louder in loud times. */
const FAST_PERIODS = [1, 2, 4, 8];
const SLOW_PERIODS = [16, 32, 64, 128, 256, 512, 1024];
/** Deviation of one day's change for octaves of amplitude 1·√period, measured. */
const DAY_DEVIATION = 3.55;
/** Wicks, in those of a free random walk: cells' bodies vary more than a walk's. */
const WICK = 0.85;

/** Chances of the chunk at work. */
const up = new Float64Array(CHUNK);
const down = new Float64Array(CHUNK);

/** A path's shape before it is moved to its anchor: what macro needs of others. */
export interface Fixing {
  /** Added to every log price. */
  readonly offset: number;
  /** The line the path follows, bent so that the path runs through its knots. */
  readonly line: Line | null;
}

/** Computes one chunk of an instrument's grid: a pure function of its parameters, the drivers and its fixing. */
export function computeChunk(
  instrument: Instrument,
  drivers: PathDrivers,
  index: number,
  fixing: Fixing,
): Chunk {
  const first = index * CHUNK;
  const loudness = loudnessFrom(instrument, drivers, first, CHUNK + 1);
  const level = levelsOf(instrument, drivers, index, loudness, fixing);
  const high = new Float64Array(CHUNK);
  const low = new Float64Array(CHUNK);
  const { key, floor, ceiling } = instrument;
  fillLongTail(up, CHUNK, mix(key, 0x0b0b), first);
  fillLongTail(down, CHUNK, mix(key, 0xd0d0), first);
  const cellSigma = instrument.daySigma / Math.sqrt(3);
  for (let i = 0; i < CHUNK; i += 1) {
    const open = level[i] ?? 0;
    const close = level[i + 1] ?? 0;
    const loud = cellSigma * (loudness[i] ?? 1);
    loudness[i] = loud;
    // The law of a random walk's extremes between two ends: see wicks in bridge.ts.
    const body = Math.abs(close - open);
    const spread = 2 * (loud * WICK) ** 2;
    const above = (Math.sqrt(body * body + spread * (up[i] ?? 0)) - body) / 2;
    const below = (Math.sqrt(body * body + spread * (down[i] ?? 0)) - body) / 2;
    high[i] = Math.min(Math.max(open, close) + above, ceiling);
    low[i] = Math.max(Math.min(open, close) - below, floor);
  }
  return { level, sigma: loudness, high, low };
}

/** Bends the instrument's line so that noise and its leader's part cancel at its knots; null without a line. */
export function bendLine(instrument: Instrument, drivers: PathDrivers): Line | null {
  const { line, beta } = instrument;
  if (line === null) return null;
  const values = line.values.map((value, i) => {
    const cell = line.cells[i] ?? 0;
    const noise = noiseFrom(instrument, cell, loudnessFrom(instrument, drivers, cell, 1))[0] ?? 0;
    return value - noise - (beta === 0 ? 0 : beta * leaderLevel(drivers, cell));
  });
  const bent = { cells: line.cells, values };
  return beta === 0 ? bent : continueLine(bent, ownFuture(instrument, values.at(-1) ?? 0));
}

/** After its known history a coin wanders beside Bitcoin on its own. */
function ownFuture({ key, ownSigma }: Instrument, level: number): Future {
  return {
    key: mix(key, 0xf07e),
    step: 35,
    level,
    growth: 0,
    stray: ownSigma * Math.sqrt(35) * 0.55,
    memory: 0.88,
  };
}

function leaderLevel(drivers: PathDrivers, cell: number): number {
  const index = Math.floor(cell / CHUNK);
  return drivers.leader?.(index)?.level[cell - index * CHUNK] ?? 0;
}

/** How loud each cell is, 1 on the average: slow waves, some of the whole market, some of the instrument. */
function loudnessFrom(
  { key, quiet }: Instrument,
  drivers: PathDrivers,
  first: number,
  count: number,
): Float64Array {
  const log = new Float64Array(count);
  if (!quiet) {
    const index = Math.floor(first / CHUNK);
    log.set(drivers.waves.loudness(index).subarray(first - index * CHUNK, first - index * CHUNK + count));
    addOctave(log, first, mix(key, 0x10ad), 30, 0.2);
    addOctave(log, first, mix(key, 0x10ae), 170, 0.2);
  }
  for (let i = 0; i < count; i += 1) log[i] = quickExp((log[i] ?? 0) - 0.08);
  return log;
}

/** Close to e to the power of x for small x, always positive, and quick: millions of cells need it. */
function quickExp(x: number): number {
  const root = 1 + x / 8;
  const square = root * root;
  const fourth = square * square;
  return fourth * fourth;
}

function levelsOf(
  instrument: Instrument,
  drivers: PathDrivers,
  index: number,
  loudness: Float64Array,
  { offset, line }: Fixing,
): Float64Array {
  const first = index * CHUNK;
  const level = noiseFrom(instrument, first, loudness);
  const { beta, altBeta, hype, hypeCells, birth, floor, ceiling } = instrument;
  if (beta !== 0) addScaled(level, drivers.leader?.(index)?.level, beta);
  if (altBeta !== 0) addScaled(level, drivers.waves.season(index), altBeta);
  if (line !== null) addScaled(level, sampleLine(line, first, CHUNK + 1), 1);
  for (let i = 0; i <= CHUNK; i += 1) {
    const faded = 1 / (1 + Math.max(first + i - birth, 0) / hypeCells);
    const value = (level[i] ?? 0) + hype * faded * faded + offset;
    level[i] = Math.min(Math.max(value, floor), ceiling);
  }
  return level;
}

function addScaled(out: Float64Array, values: Float64Array | undefined, scale: number): void {
  if (values === undefined) return;
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) + scale * (values[i] ?? 0);
}

/** The instrument's own noise, as many cells as `loudness` has. */
function noiseFrom(instrument: Instrument, first: number, loudness: Float64Array): Float64Array {
  const level = new Float64Array(loudness.length);
  const unit = instrument.ownSigma / DAY_DEVIATION;
  for (const period of FAST_PERIODS) {
    addOctave(level, first, mix(instrument.key, period), period, unit * Math.sqrt(period), loudness);
  }
  const known = instrument.line === null ? undefined : sinceKnown(first, loudness);
  for (const period of SLOW_PERIODS) {
    if (period > instrument.longest) break;
    const height = unit * Math.sqrt(period) * (known && period <= KEPT ? 0.8 : 1);
    const scale = period <= KEPT ? undefined : known;
    addOctave(level, first, mix(instrument.key, period), period, height, scale);
  }
  return level;
}

/**
 * Where a path has a known history, its knots are its slow waves already; those longer than some days set in
 * after the anchor.
 */
function sinceKnown(first: number, loudness: Float64Array): Float64Array {
  return loudness.map((_, i) => {
    const share = Math.min(Math.max((first + i - ANCHOR_CELL) / ONSET, 0), 1);
    return share * share * (3 - 2 * share);
  });
}

const ANCHOR_CELL = cellAt(ANCHOR);
/** Waves of this many cells and less are there all the time. */
const KEPT = 32;
/** Cells until the slow waves are at full height. */
const ONSET = 96;

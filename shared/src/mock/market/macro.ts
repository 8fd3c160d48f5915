import { exponential, mix } from './hash.ts';
import type { Instrument } from './instrument.ts';
import { sampleLine } from './knots.ts';
import { addOctave } from './noise.ts';
import type { PathDrivers } from './path.ts';

/** Cells computed at a stroke: 512 cells are 170 days. */
export const CHUNK = 512;

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
const FAST_PERIODS = [1, 2, 4, 8, 16];
const SLOW_PERIODS = [32, 64, 128, 256, 512, 1024];
/** Deviation of one day's change for octaves of amplitude 1·√period, measured. */
const DAY_DEVIATION = 3.1;
/** Mean wick beyond the body of a cell, in deviations of the cell. */
const WICK = 0.38;

/** Computes one chunk of an instrument's grid: a pure function of its parameters and the drivers. */
export function computeChunk(
  instrument: Instrument,
  drivers: PathDrivers,
  index: number,
  offset: number,
): Chunk {
  const first = index * CHUNK;
  const loudness = loudnessOf(instrument, drivers, first);
  const level = levelsOf(instrument, drivers, index, loudness, offset);
  const sigma = new Float64Array(CHUNK);
  const high = new Float64Array(CHUNK);
  const low = new Float64Array(CHUNK);
  const { key, floor, ceiling } = instrument;
  const upKey = mix(key, 0x0b0b);
  const downKey = mix(key, 0xd0d0);
  const cellSigma = instrument.daySigma / Math.sqrt(3);
  for (let i = 0; i < CHUNK; i += 1) {
    const open = level[i] ?? 0;
    const close = level[i + 1] ?? 0;
    const loud = cellSigma * (loudness[i] ?? 1);
    sigma[i] = loud;
    high[i] = Math.min(Math.max(open, close) + (0.04 + exponential(upKey, first + i)) * WICK * loud, ceiling);
    low[i] = Math.max(Math.min(open, close) - (0.04 + exponential(downKey, first + i)) * WICK * loud, floor);
  }
  return { level, sigma, high, low };
}

function loudnessOf({ key, quiet }: Instrument, drivers: PathDrivers, first: number): Float64Array {
  const log = new Float64Array(CHUNK + 1);
  if (!quiet) {
    addOctave(log, first, drivers.loudKey, 24, 0.22);
    addOctave(log, first, drivers.loudKey + 1, 130, 0.26);
    addOctave(log, first, mix(key, 0x10ad), 30, 0.2);
    addOctave(log, first, mix(key, 0x10ae), 170, 0.2);
  }
  for (let i = 0; i < log.length; i += 1) log[i] = Math.exp((log[i] ?? 0) - 0.08);
  return log;
}

function levelsOf(
  instrument: Instrument,
  drivers: PathDrivers,
  index: number,
  loudness: Float64Array,
  offset: number,
): Float64Array {
  const first = index * CHUNK;
  const level = new Float64Array(CHUNK + 1);
  addNoise(level, instrument, first, loudness);
  const { beta, altBeta, line, hype, hypeCells, birth, floor, ceiling } = instrument;
  const bitcoin = beta === 0 ? null : (drivers.bitcoin?.(index)?.level ?? null);
  const season = altBeta === 0 ? null : sampleLine(drivers.altSeason, first, CHUNK + 1);
  const own = line === null ? null : sampleLine(line, first, CHUNK + 1);
  for (let i = 0; i <= CHUNK; i += 1) {
    const age = Math.max(first + i - birth, 0);
    const value =
      (level[i] ?? 0) +
      beta * (bitcoin?.[i] ?? 0) +
      altBeta * (season?.[i] ?? 0) +
      (own?.[i] ?? 0) +
      (hype === 0 ? 0 : hype * Math.exp(-age / hypeCells)) +
      offset;
    level[i] = Math.min(Math.max(value, floor), ceiling);
  }
  return level;
}

function addNoise(level: Float64Array, instrument: Instrument, first: number, loudness: Float64Array): void {
  const unit = instrument.ownSigma / DAY_DEVIATION;
  for (const period of FAST_PERIODS) {
    addOctave(level, first, mix(instrument.key, period), period, unit * Math.sqrt(period), loudness);
  }
  for (const period of SLOW_PERIODS) {
    if (period > instrument.longest) break;
    addOctave(level, first, mix(instrument.key, period), period, unit * Math.sqrt(period));
  }
}

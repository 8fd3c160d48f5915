import { cut, meanOf, type Parts, partOf, type Span } from './bridge.ts';
import { createCache } from './cache.ts';
import { mix, normal } from './hash.ts';
import type { Instrument } from './instrument.ts';
import { bendLine, type Chunk, computeChunk, type Fixing } from './macro.ts';
import { CELL, DAY, MINUTE, QUARTER } from './time.ts';
import { CHUNK, type Waves } from './waves.ts';

/** How a volume is made: see pathVolume. */
export interface VolumeScale {
  /** Ordinary USD a cell, at the anchor's price. */
  readonly cellUsd: number;
  /** Coins in one whole unit of volume. */
  readonly coinUnit: number;
}

/** What happened between two instants. Prices are logarithms; volumes whole units. */
export interface Range {
  high: number;
  low: number;
  usd: number;
  coins: number;
}

/** The price path of one instrument; every answer is a pure function of the instrument and the time. */
export interface Path {
  readonly instrument: Instrument;
  readonly volume: VolumeScale;
  /** First instant with a price (epoch ms). */
  readonly start: number;
  chunk(index: number): Chunk;
  /** Log price at an instant at or after the start. */
  levelAt(time: number): number;
  /** Extremes and volume of [from, to], both at or after the start. */
  range(from: number, to: number): Range;
  cellSpan(cell: number): Span;
}

const QUARTERS = CELL / QUARTER;
const MINUTES = QUARTER / MINUTE;
const SAMPLES = 12;
const SAMPLE = MINUTE / SAMPLES;

/** What a path needs to know of others: the chunks of the path it follows (null: none), and the market's waves. */
export interface PathDrivers {
  readonly waves: Waves;
  readonly leader: ((index: number) => Chunk | null) | null;
}

/** Creates a path with its bounded caches; nothing is computed until it is asked. */
export function createPath(instrument: Instrument, drivers: PathDrivers, volume: VolumeScale): Path {
  const start = instrument.birth * CELL;
  // Others follow the paths without a leader, so all of their grid stays; of the rest a year and a half is enough to go on with.
  const chunks = createCache<Chunk>(drivers.leader === null ? 64 : 3);
  const quarters = createCache<Parts>(26);
  const minutes = createCache<Parts>(10);
  const samples = createCache<Parts>(8);
  let fixing: Fixing | null = null;

  function chunk(index: number): Chunk {
    return chunks(index, () => {
      fixing ??= fixingOf(instrument, drivers);
      return computeChunk(instrument, drivers, index, fixing);
    });
  }

  function cellSpan(cell: number): Span {
    const index = Math.floor(cell / CHUNK);
    return spanOf(chunk(index), cell - index * CHUNK, cell, instrument, volume);
  }

  const cellParts = (cell: number) =>
    quarters(cell, () => cut(cellSpan(cell), QUARTERS, (part) => sessionPace(cell, part)));
  const quarterParts = (quarter: number) =>
    minutes(quarter, () => {
      const cell = Math.floor(quarter / QUARTERS);
      return cut(partOf(cellParts(cell), quarter - cell * QUARTERS), MINUTES);
    });
  const minuteParts = (minute: number) =>
    samples(minute, () => {
      const quarter = Math.floor(minute / MINUTES);
      return cut(partOf(quarterParts(quarter), minute - quarter * MINUTES), SAMPLES);
    });

  function levelAt(time: number): number {
    const cell = Math.floor(time / CELL);
    if (time === cell * CELL) return cellSpan(cell).open;
    const quarter = Math.floor(time / QUARTER);
    if (time === quarter * QUARTER) return cellParts(cell).nodes[quarter - cell * QUARTERS] ?? 0;
    const minute = Math.floor(time / MINUTE);
    if (time === minute * MINUTE) return quarterParts(quarter).nodes[minute - quarter * MINUTES] ?? 0;
    const { nodes } = minuteParts(minute);
    const place = (time - minute * MINUTE) / SAMPLE;
    const sample = Math.floor(place);
    const left = nodes[sample] ?? 0;
    return left + ((nodes[sample + 1] ?? left) - left) * (place - sample);
  }

  /** Adds what lies in [from, to] of one level to the range, and goes down a level at ragged ends. */
  function gather(range: Range, level: number, from: number, to: number): void {
    const length = LENGTHS[level] ?? SAMPLE;
    const last = level === LENGTHS.length - 1;
    for (let index = Math.floor(from / length); index * length < to; index += 1) {
      const begins = index * length;
      const ends = begins + length;
      if (begins >= from && ends <= to) addWhole(range, level, index);
      else if (last) addRagged(range, index, Math.max(begins, from), Math.min(ends, to));
      else gather(range, level + 1, Math.max(begins, from), Math.min(ends, to));
    }
  }

  function addWhole(range: Range, level: number, index: number): void {
    if (level === 0) {
      const span = cellSpan(index);
      add(range, span.high, span.low, span.usd, span.coins);
      return;
    }
    const ratio = RATIOS[level] ?? 1;
    const parent = Math.floor(index / ratio);
    const parts = level === 1 ? cellParts(parent) : level === 2 ? quarterParts(parent) : minuteParts(parent);
    const i = index - parent * ratio;
    if (level === 3) {
      const a = parts.nodes[i] ?? 0;
      const b = parts.nodes[i + 1] ?? 0;
      add(range, Math.max(a, b), Math.min(a, b), parts.usd[i] ?? 0, parts.coins[i] ?? 0);
    } else add(range, parts.high[i] ?? 0, parts.low[i] ?? 0, parts.usd[i] ?? 0, parts.coins[i] ?? 0);
  }

  function addRagged(range: Range, sample: number, from: number, to: number): void {
    const minute = Math.floor(sample / SAMPLES);
    const parts = minuteParts(minute);
    const i = sample - minute * SAMPLES;
    const begins = sample * SAMPLE;
    const a = levelAt(from);
    const b = levelAt(to);
    const usd = parts.usd[i] ?? 0;
    const coins = parts.coins[i] ?? 0;
    const share = (whole: number) =>
      Math.floor((whole * (to - begins)) / SAMPLE) - Math.floor((whole * (from - begins)) / SAMPLE);
    add(range, Math.max(a, b), Math.min(a, b), share(usd), share(coins));
  }

  return {
    instrument,
    volume,
    start,
    chunk,
    cellSpan,
    levelAt,
    range(from, to) {
      const level = levelAt(from);
      const range: Range = { high: level, low: level, usd: 0, coins: 0 };
      gather(range, 0, from, to);
      return range;
    },
  };
}

const LENGTHS = [CELL, QUARTER, MINUTE, SAMPLE];
const RATIOS = [1, QUARTERS, MINUTES, SAMPLES];

function add(range: Range, high: number, low: number, usd: number, coins: number): void {
  if (high > range.high) range.high = high;
  if (low < range.low) range.low = low;
  range.usd += usd;
  range.coins += coins;
}

/** Bends the path's line and moves the whole path so that it passes through the anchor. */
function fixingOf(instrument: Instrument, drivers: PathDrivers): Fixing {
  const line = bendLine(instrument, drivers);
  const index = Math.floor(instrument.anchorCell / CHUNK);
  const free = { ...instrument, floor: Number.NEGATIVE_INFINITY, ceiling: Number.POSITIVE_INFINITY };
  const { level } = computeChunk(free, drivers, index, { offset: 0, line });
  return { line, offset: instrument.anchorLevel - (level[instrument.anchorCell - index * CHUNK] ?? 0) };
}

function spanOf(chunk: Chunk, i: number, cell: number, instrument: Instrument, volume: VolumeScale): Span {
  const span = {
    key: mix(instrument.key, 0x51ce ^ cell),
    open: chunk.level[i] ?? 0,
    close: chunk.level[i + 1] ?? 0,
    high: chunk.high[i] ?? 0,
    low: chunk.low[i] ?? 0,
    sigma: chunk.sigma[i] ?? 0,
  };
  const ordinary = instrument.daySigma / Math.sqrt(3);
  const loud = span.sigma / ordinary;
  const move = Math.min(Math.abs(span.close - span.open) / span.sigma, 4);
  const mean = meanOf(span, QUARTERS);
  const price = Math.exp(mean);
  const activity =
    loud * Math.sqrt(loud) * (0.62 + 0.42 * move) * Math.exp(0.22 * normal(span.key, 9)) * weekPace(cell);
  const usd = Math.round(volume.cellUsd * activity * Math.exp(mean - instrument.anchorLevel));
  return { ...span, usd, coins: Math.round(usd / price / volume.coinUnit) };
}

const CELLS_A_DAY = DAY / CELL;
/** Asia's morning, Europe's day, America's day. */
const SESSIONS = [0.88, 1.08, 1.14];

/** Weekends are quieter. 1970-01-01 was a Thursday. */
function weekPace(cell: number): number {
  const day = (Math.floor(cell / CELLS_A_DAY) + 4) % 7;
  const weekend = day === 0 || day === 6 ? 0.74 : 1;
  return weekend * (SESSIONS[((cell % CELLS_A_DAY) + CELLS_A_DAY) % CELLS_A_DAY] ?? 1);
}

/** Trading is busiest around 14:00 UTC and quietest around 04:00. */
function sessionPace(cell: number, part: number): number {
  const hour = (((cell % CELLS_A_DAY) + CELLS_A_DAY) % CELLS_A_DAY) * 8 + part / 4;
  return 1 + 0.28 * Math.cos(((hour - 14.5) / 24) * 2 * Math.PI);
}

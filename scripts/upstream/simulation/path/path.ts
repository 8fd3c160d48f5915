import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { under } from './ceiling.ts';
import type { Chunk } from './grid.ts';
import type { Instrument } from './instrument.ts';
import { BLOCK, createLayers, type Layers, type Totals } from './layers.ts';
import { MINUTES, REACH } from './quarter.ts';
import { SAMPLES } from './samples.ts';
import type { VolumeScale } from './volume.ts';
import { CHUNK, type Waves } from './waves.ts';

/** Extremes and volume between two instants. Prices are logarithms; volumes whole units. */
interface Range {
  high: number;
  low: number;
  usd: number;
  coins: number;
}

/** The price path of one instrument; every result is a pure function of the instrument and the time. */
export interface Path {
  readonly instrument: Instrument;
  readonly volume: VolumeScale;
  /** First instant with a price (epoch ms). */
  readonly start: number;
  /** A section of the grid, before `within` clamps its levels to the instrument's bound. */
  chunk(index: number): Chunk;
  /** The same for temporary use: valid until the next call. */
  glance(index: number): Chunk;
  /** Its parts, before `within`: for paths that derive from it minute by minute. */
  readonly parts: Pick<Layers, 'cell' | 'quarter' | 'fillMinutes' | 'totalsOf'>;
  /** Clamps a level to the instrument's bound and under its known high; monotonic. */
  within(level: number, time: number): number;
  /** Log price at an instant at or after the start. */
  levelAt(time: number): number;
  /** Extremes and volume of [from, to], both at or after the start. */
  range(from: number, to: number): Range;
}

/** What a path needs from others: the paths it follows (null: none), and the market's waves. */
export interface PathDrivers {
  readonly waves: Waves;
  readonly leader: Pick<Path, 'instrument' | 'chunk'> | null;
  readonly sector: Pick<Path, 'instrument' | 'chunk'> | null;
}

const QUARTERS = CELL / QUARTER;
const SAMPLE = MINUTE / SAMPLES;
const LENGTHS = [CELL, QUARTER, MINUTE];

/** Creates a path with its bounded caches; computation is lazy. */
export function createPath(instrument: Instrument, drivers: PathDrivers, volume: VolumeScale): Path {
  const layers = createLayers(instrument, drivers, volume);
  const { bound, ceiling } = instrument;
  const isBound = Number.isFinite(bound);

  function within(level: number, time: number): number {
    if (isBound) return bound * Math.tanh(level / bound);
    return time < ANCHOR ? under(level, ceiling) : level;
  }

  function gathered(from: number, to: number): Range {
    const level = rawAt(from);
    const range: Range = { high: level, low: level, usd: 0, coins: 0 };
    gather(range, 0, from, to);
    range.high = within(range.high, from);
    range.low = within(range.low, from);
    return range;
  }

  /** The log price at an instant, computed only to the level of detail needed. */
  function rawAt(time: number): number {
    const cell = Math.floor(time / CELL);
    if (time === cell * CELL) {
      const index = Math.floor(cell / CHUNK);
      return layers.grid(index).level[cell - index * CHUNK] ?? 0;
    }
    const quarter = Math.floor(time / QUARTER);
    if (time === quarter * QUARTER) return layers.cell(cell).quarters.nodes[quarter - cell * QUARTERS] ?? 0;
    const minute = Math.floor(time / MINUTE);
    if (time === minute * MINUTE) return layers.quarter(quarter).nodes[minute - quarter * MINUTES] ?? 0;
    return between(layers.minute(minute).nodes, (time - minute * MINUTE) / SAMPLE);
  }

  /** Adds the part of [from, to] that consists of whole units of one level, and descends a level at the edges. */
  function gather(range: Range, level: number, from: number, to: number): void {
    const length = LENGTHS[level] ?? SAMPLE;
    const first = Math.ceil(from / length);
    const last = Math.floor(to / length);
    if (first > last) {
      descend(range, level, from, to);
      return;
    }
    descend(range, level, from, first * length);
    if (level === 0) for (let i = first; i < last; i += 1) addTotals(range, layers.totalsOf(i), i % BLOCK);
    else if (level === 1) addQuarters(range, first, last);
    else
      for (let i = first; i < last; i += 1)
        addTotals(range, layers.quarter(Math.floor(i / MINUTES)), i % MINUTES);
    descend(range, level, last * length, to);
  }

  function descend(range: Range, level: number, from: number, to: number): void {
    if (from >= to) return;
    if (level < 2) gather(range, level + 1, from, to);
    else addSamples(range, from, to);
  }

  /** Adds quarters of one cell; examines only those that may exceed the known extremes. */
  function addQuarters(range: Range, first: number, last: number): void {
    if (first === last) return;
    const cell = Math.floor(first / QUARTERS);
    const { quarters, usd, coins } = layers.cell(cell);
    const begins = cell * QUARTERS;
    for (let i = first - begins; i < last - begins; i += 1) {
      stretchTo(range, quarters.nodes[i] ?? 0);
      range.usd += usd[i] ?? 0;
      range.coins += coins[i] ?? 0;
    }
    stretchTo(range, quarters.nodes[last - begins] ?? 0);
    for (let i = first - begins; i < last - begins; i += 1) {
      const a = quarters.nodes[i] ?? 0;
      const b = quarters.nodes[i + 1] ?? 0;
      const reach = REACH * (quarters.sigma[i] ?? 0);
      if (Math.max(a, b) + reach <= range.high && Math.min(a, b) - reach >= range.low) continue;
      const { high, low } = layers.totalsOfQuarter(begins + i);
      stretchTo(range, high[i] ?? 0);
      stretchTo(range, low[i] ?? 0);
    }
  }

  /** Adds a stretch within one minute. */
  function addSamples(range: Range, from: number, to: number): void {
    const minute = Math.floor(from / MINUTE);
    const { nodes, usd, coins } = layers.minute(minute);
    const first = (from - minute * MINUTE) / SAMPLE;
    const last = (to - minute * MINUTE) / SAMPLE;
    stretchTo(range, between(nodes, first));
    stretchTo(range, between(nodes, last));
    for (let i = Math.floor(first); i < last; i += 1) {
      if (i > first) stretchTo(range, nodes[i] ?? 0);
      const begins = Math.max(first - i, 0);
      const ends = Math.min(last - i, 1);
      range.usd += Math.floor((usd[i] ?? 0) * ends) - Math.floor((usd[i] ?? 0) * begins);
      range.coins += Math.floor((coins[i] ?? 0) * ends) - Math.floor((coins[i] ?? 0) * begins);
    }
  }

  return {
    instrument,
    volume,
    start: instrument.birth * CELL,
    chunk: layers.grid,
    glance: layers.glance,
    parts: layers,
    within,
    levelAt: (time) => within(rawAt(time), time),
    range(from, to) {
      if (ceiling === null || from >= ANCHOR || to <= ANCHOR) return gathered(from, to);
      const [before, after] = [gathered(from, ANCHOR), gathered(ANCHOR, to)];
      return {
        high: Math.max(before.high, after.high),
        low: Math.min(before.low, after.low),
        usd: before.usd + after.usd,
        coins: before.coins + after.coins,
      };
    },
  };
}

/** The level at a position between two samples, by linear interpolation. */
function between(nodes: Float64Array, place: number): number {
  const sample = Math.floor(place);
  const left = nodes[sample] ?? 0;
  return left + ((nodes[sample + 1] ?? left) - left) * (place - sample);
}

function addTotals(range: Range, { high, low, usd, coins }: Totals, i: number): void {
  stretchTo(range, high[i] ?? 0);
  stretchTo(range, low[i] ?? 0);
  range.usd += usd[i] ?? 0;
  range.coins += coins[i] ?? 0;
}

function stretchTo(range: Range, level: number): void {
  if (level > range.high) range.high = level;
  if (level < range.low) range.low = level;
}

import { ANCHOR } from '../../catalogue/anchor.ts';
import type { BlockCache } from '../grid/blockCache.ts';
import { CELL } from '../grid/gridTime.ts';
import { under } from './ceiling.ts';
import type { Chunk } from './grid.ts';
import type { Instrument } from './instrument.ts';
import { createLayers, type Layers } from './layers.ts';
import { levelIn } from './level.ts';
import { type Range, rangeIn } from './range.ts';
import type { Totals } from './totals.ts';
import type { VolumeScale } from './volume.ts';
import type { Waves } from './waves.ts';

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

/** What a path needs from others: the paths it follows (null: none), and the market's waves and totals. */
export interface PathDrivers {
  readonly waves: Waves;
  /** Totals of the cells of all paths of the market. */
  readonly totals: BlockCache<Totals>;
  readonly leader: Pick<Path, 'instrument' | 'chunk'> | null;
  readonly sector: Pick<Path, 'instrument' | 'chunk'> | null;
}

/** Creates a path with its bounded caches; computation is lazy. */
export function createPath(instrument: Instrument, drivers: PathDrivers, volume: VolumeScale): Path {
  const layers = createLayers(instrument, drivers, volume);
  const { bound, ceiling } = instrument;
  const isBound = Number.isFinite(bound);

  function within(level: number, time: number): number {
    if (isBound) return bound * Math.tanh(level / bound);
    return time < ANCHOR ? under(level, ceiling) : level;
  }

  function rangeWithin(from: number, to: number): Range {
    const range = rangeIn(layers, from, to);
    range.high = within(range.high, from);
    range.low = within(range.low, from);
    return range;
  }

  return {
    instrument,
    volume,
    start: instrument.birth * CELL,
    chunk: layers.grid,
    glance: layers.glance,
    parts: layers,
    within,
    levelAt: (time) => within(levelIn(layers, time), time),
    range(from, to) {
      if (ceiling === null || from >= ANCHOR || to <= ANCHOR) return rangeWithin(from, to);
      const [before, after] = [rangeWithin(from, ANCHOR), rangeWithin(ANCHOR, to)];
      return {
        high: Math.max(before.high, after.high),
        low: Math.min(before.low, after.low),
        usd: before.usd + after.usd,
        coins: before.coins + after.coins,
      };
    },
  };
}

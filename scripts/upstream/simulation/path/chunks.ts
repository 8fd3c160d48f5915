import { createCache } from '../grid/cache.ts';
import type { CellSpan } from './cell.ts';
import { type Chunk, computeChunk, type Fixing, roomForChunk } from './grid.ts';
import type { Instrument } from './instrument.ts';
import type { Mixture } from './mixture.ts';
import type { Path, PathDrivers } from './path.ts';
import { skeletonOf } from './skeleton.ts';
import { CHUNK } from './waves.ts';

/** The grid of one path. */
export interface Chunks {
  grid(index: number): Chunk;
  /** The same for temporary use: valid until the next call. */
  glance(index: number): Chunk;
  /** A cell's ends, its deviation and the mixture of its moves. */
  spanOf(cell: number): CellSpan;
}

/**
 * Other paths follow a path without a leader, so its whole grid is cached; for the others a year and a half is enough.
 */
const CACHED_OF_LEADERS = 64;
const CACHED = 2;
const chunkAtWork = roomForChunk();

/** The chunks of an instrument's grid, computed lazily and cached. */
export function createChunks(instrument: Instrument, drivers: PathDrivers): Chunks {
  const { leader, sector } = drivers;
  let fixing: Fixing | null = null;

  function compute(index: number, room?: Chunk): Chunk {
    fixing ??= fixingOf(instrument, drivers);
    return computeChunk(instrument, drivers, index, fixing, room);
  }

  const grid = createCache(leader === null ? CACHED_OF_LEADERS : CACHED, (index) => compute(index));

  function mixtureOf(index: number, i: number, all: number): Mixture {
    const part = (factor: Pick<Path, 'chunk'> | null, beta: number) =>
      factor === null || beta === 0 ? 0 : (beta * (factor.chunk(index).sigma[i] ?? 0)) / all;
    const [fromLeader, fromSector] = [part(leader, instrument.beta), part(sector, instrument.sectorBeta)];
    const own = Math.sqrt(Math.max(1 - fromLeader ** 2 - fromSector ** 2, 0));
    return { leader: fromLeader, sector: fromSector, own };
  }

  return {
    grid,
    glance: (index) => compute(index, chunkAtWork),
    spanOf(cell) {
      const index = Math.floor(cell / CHUNK);
      const i = cell - index * CHUNK;
      const { level, sigma } = grid(index);
      const all = sigma[i] ?? 0;
      const mixture = mixtureOf(index, i, all);
      return { cell, open: level[i] ?? 0, close: level[i + 1] ?? 0, sigma: all, mixture };
    },
  };
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

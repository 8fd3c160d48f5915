import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { cellAt } from '../grid/gridTime.ts';
import type { Line } from '../history/knots.ts';
import { normal } from '../random/hash.ts';
import type { Instrument, Wandering } from './instrument.ts';
import type { PathDrivers } from './path.ts';
import { dayVolatility } from './session.ts';
import { CHUNK } from './waves.ts';

/**
 * The knots of an instrument's own part (log price without the leader's and the sector's contribution), and the
 * deviation of the cells between neighbouring knots, relative to an ordinary cell.
 */
export interface Skeleton {
  readonly cells: readonly number[];
  readonly values: readonly number[];
  /** One entry fewer than there are knots. */
  readonly loud: readonly number[];
}

/** Whether the ends of so many cells are recorded closes: then the deviation of the cells is that of their days. */
export function isRecordedDay(cells: number): boolean {
  return cells <= CELLS_A_DAY;
}

const CELLS_A_DAY = 3;
/** Invented knots extend to this instant. */
const LAST = ANCHOR + 25 * 365 * DAY;

/** The known knots of an instrument without its factors, with invented knots before and after them. */
export function skeletonOf(instrument: Instrument, drivers: PathDrivers): Skeleton {
  const { line, key, wandering, anchorCell, birth, ownSigma } = instrument;
  const known = line === null ? { cells: [anchorCell], values: [0] } : freed(instrument, line, drivers);
  const first = { cell: known.cells[0] ?? anchorCell, value: known.values[0] ?? 0 };
  const last = { cell: known.cells.at(-1) ?? anchorCell, value: known.values.at(-1) ?? 0 };
  const before = invented(mix(key, 0xbef0), wandering, first, -1, birth);
  const after = invented(mix(key, 0xf07e), wandering, last, 1, cellAt(LAST));
  return {
    cells: [...before.cells.toReversed(), ...known.cells, ...after.cells],
    values: [...before.values.toReversed(), ...known.values, ...after.values],
    loud: [
      ...before.cells.map(() => 1),
      ...known.cells.slice(1).map((_, i) => loudness(known, i, ownSigma)),
      ...after.cells.map(() => 1),
    ],
  };
}

function freed({ beta, sectorBeta }: Instrument, line: Line, { leader, sector }: PathDrivers): Line {
  const level = (factor: PathDrivers['leader'], cell: number) => {
    const index = Math.floor(cell / CHUNK);
    return factor?.chunk(index).level[cell - index * CHUNK] ?? 0;
  };
  const values = line.values.map((value, i) => {
    const cell = line.cells[i] ?? 0;
    return value - beta * level(leader, cell) - sectorBeta * level(sector, cell);
  });
  return { cells: line.cells, values };
}

/** Invented knots from a given one, in one direction, until a given cell is passed. */
function invented(
  key: number,
  { step, stray, memory }: Wandering,
  from: { readonly cell: number; readonly value: number },
  direction: 1 | -1,
  until: number,
): { cells: number[]; values: number[] } {
  const cells: number[] = [];
  const values: number[] = [];
  const length = step * CELLS_A_DAY;
  let away = 0;
  for (let cell = from.cell, i = 1; (until - cell) * direction > 0; i += 1) {
    // Knots lie on round cells, so that no stretch between two knots spans two chunks.
    cell =
      direction === 1 ? (Math.floor(cell / length) + 1) * length : (Math.ceil(cell / length) - 1) * length;
    away = away * memory + stray * normal(key, i);
    cells.push(cell);
    values.push(from.value + away);
  }
  return { cells, values };
}

/**
 * Where history moved far in a short time its days were volatile too. Without this a rise would be a straight line, and
 * each day would predict the next.
 */
function loudness(line: Line, i: number, ownSigma: number): number {
  const { cells, values } = line;
  const count = (cells[i + 1] ?? 0) - (cells[i] ?? 0);
  if (isRecordedDay(count)) return realised(line, i) / ownSigma;
  const days = count / CELLS_A_DAY;
  const rise = Math.abs((values[i + 1] ?? 0) - (values[i] ?? 0)) / (ownSigma * Math.sqrt(days));
  return Math.min(Math.sqrt(0.6 + (0.38 * rise) ** 2), 1.6);
}

/** Recorded days before and after one whose moves tell how volatile it was, and the weight of its own. */
const NEAR = 5;
const OWN_WEIGHT = 0.3;

/** The daily deviation of a recorded day: by its own move and those around it. */
function realised({ cells, values }: Line, i: number): number {
  const squares: number[] = [];
  for (let day = Math.max(i - NEAR, 0); day <= i + NEAR; day += 1) {
    const [from, to] = [values[day], values[day + 1]];
    const isRecorded = isRecordedDay((cells[day + 1] ?? Number.NaN) - (cells[day] ?? 0));
    if (isRecorded && from !== undefined && to !== undefined)
      squares.push(((to - from) / dayVolatility(cells[day] ?? 0)) ** 2);
  }
  const ordinary = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  const usual = ordinary * dayVolatility(cells[i] ?? 0) ** 2;
  const own = ((values[i + 1] ?? 0) - (values[i] ?? 0)) ** 2;
  return Math.sqrt(OWN_WEIGHT * own + (1 - OWN_WEIGHT) * usual);
}

import { ANCHOR } from '@coinmirror/handlers/catalogue/anchor.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { cellAt } from '../path/gridTime.ts';
import { normal } from '../random/hash.ts';
import type { Knot } from './history.ts';

/** A line of points over grid cells, straight between them, flat before the first and after the last. */
export interface Line {
  readonly cells: readonly number[];
  readonly values: readonly number[];
}

/** A line through knots; `read` turns each value (Math.log for prices). */
export function lineThrough(knots: readonly Knot[], read: (value: number) => number): Line {
  return {
    cells: knots.map(([day]) => cellAt(Date.parse(`${day}T00:00:00Z`))),
    values: knots.map(([, value]) => read(value)),
  };
}

/** How a line goes on after its last knot, which must lie at the start of 2026. */
export interface Future {
  readonly key: number;
  /** Days between two invented knots. */
  readonly step: number;
  /** The level it returns to, its growth a year, how far a knot strays, how much of the distance stays. */
  readonly level: number;
  readonly growth: number;
  readonly stray: number;
  readonly memory: number;
}

/** Continues a line beyond its last knot with invented ones, a wandering that returns to a level. */
export function continueLine(line: Line, future: Future): Line {
  const cells = [...line.cells];
  const values = [...line.values];
  let away = (values.at(-1) ?? future.level) - future.level;
  for (let i = 1; i <= Math.ceil((FUTURE_YEARS * 365) / future.step); i += 1) {
    away = away * future.memory + future.stray * normal(future.key, i);
    cells.push(cellAt(ANCHOR + i * future.step * DAY));
    values.push(future.level + (future.growth * i * future.step) / 365 + away);
  }
  return { cells, values };
}

const FUTURE_YEARS = 25;

/** Writes the line at `count` cells from `first` into a new array. */
export function sampleLine(line: Line, first: number, count: number): Float64Array {
  const out = new Float64Array(count);
  const { cells, values } = line;
  let right = 0;
  for (let i = 0; i < count; i += 1) {
    const cell = first + i;
    while (right < cells.length && (cells[right] ?? 0) <= cell) right += 1;
    out[i] = between(cells, values, right, cell);
  }
  return out;
}

function between(cells: readonly number[], values: readonly number[], right: number, cell: number): number {
  const after = values[right];
  const before = values[right - 1];
  if (before === undefined) return after ?? 0;
  if (after === undefined) return before;
  const start = cells[right - 1] ?? 0;
  const share = (cell - start) / ((cells[right] ?? 0) - start);
  return before + (after - before) * share;
}

/** The line's value at one cell. */
export function valueAt(line: Line, cell: number): number {
  return sampleLine(line, cell, 1)[0] ?? 0;
}

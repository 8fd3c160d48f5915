import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { cellAt } from '../grid/gridTime.ts';
import { normal } from '../random/hash.ts';
import type { Knot } from './history.ts';

/** A piecewise linear function over grid cells, constant before the first and after the last point. */
export interface Line {
  readonly cells: readonly number[];
  readonly values: readonly number[];
}

/** A line through knots; `read` transforms each value (Math.log for prices). */
export function lineThrough(knots: readonly Knot[], read: (value: number) => number): Line {
  return {
    cells: knots.map(([day]) => cellAt(Date.parse(`${day}T00:00:00Z`))),
    values: knots.map(([, value]) => read(value)),
  };
}

/** Continuation of a line after its last knot, which must be at the start of 2026. */
export interface Future {
  readonly key: number;
  /** Days between two invented knots. */
  readonly step: number;
  /** Mean level, yearly growth, deviation of a knot, and the fraction of the distance that remains. */
  readonly level: number;
  readonly growth: number;
  readonly stray: number;
  readonly memory: number;
}

/** Continues a line after its last knot with simulated ones: a mean-reverting random walk. */
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

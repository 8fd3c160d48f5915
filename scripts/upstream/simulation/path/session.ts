import { DAY } from '@coinmirror/shared/time/units.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';

/**
 * Seasonality by time of day and weekday: volatility and turnover are lowest in Asia's night, highest while Europe and
 * America both trade, and lower at weekends.
 */

const QUARTERS_A_DAY = DAY / QUARTER;
const QUARTERS_A_CELL = CELL / QUARTER;
const CELLS_A_DAY = DAY / CELL;
const SWING = 0.28;
/** Busiest hour, UTC. */
const PEAK = 17;
/** Root of the mean square of 1 + SWING · cos. */
const RMS = Math.sqrt(1 + SWING ** 2 / 2);

/** Deviation of each quarter of the UTC day relative to the day's: mean square 1. */
const VOLATILITY = Float64Array.from(
  { length: QUARTERS_A_DAY },
  (_, i) => (1 + SWING * Math.cos((((i + 0.5) / 4 - PEAK) / 24) * 2 * Math.PI)) / RMS,
);
/** The same for each cell of the UTC day. */
const CELL_VOLATILITY = Float64Array.from({ length: CELLS_A_DAY }, (_, cell) => {
  const own = VOLATILITY.subarray(cell * QUARTERS_A_CELL, (cell + 1) * QUARTERS_A_CELL);
  return Math.sqrt(own.reduce((sum, each) => sum + each * each, 0) / QUARTERS_A_CELL);
});
/** Weekends are less volatile; working days slightly above the weekly mean, so that the mean square stays 1. */
const WEEKEND = 0.82;
const WORKDAY = Math.sqrt((7 - 2 * WEEKEND ** 2) / 5);
const CELLS_A_WEEK = 7 * CELLS_A_DAY;
/** 1970-01-01 was a Thursday. */
const isWeekend = (cell: number) => [2, 3].includes(Math.floor(cell / CELLS_A_DAY));

/** Deviation of each cell of a week that begins on a Thursday (like the epoch), relative to an ordinary one. */
const WEEK_VOLATILITY = Float64Array.from(
  { length: CELLS_A_WEEK },
  (_, cell) => (CELL_VOLATILITY[cell % CELLS_A_DAY] ?? 1) * dayVolatility(cell),
);
const WEEK_PACE = Float64Array.from({ length: CELLS_A_WEEK }, (_, cell) => (isWeekend(cell) ? 0.86 : 1.05));

/** Deviation of a cell's UTC day (cells counted from the epoch) relative to an ordinary day. */
export function dayVolatility(cell: number): number {
  return isWeekend(cell % CELLS_A_WEEK) ? WEEKEND : WORKDAY;
}

/** Multiplies the deviations of cells from `first` (counted from the epoch) on by daily and weekly seasonality. */
export function scaleByWeek(deviations: Float64Array, first: number): void {
  let place = first % CELLS_A_WEEK;
  for (let i = 0; i < deviations.length; i += 1) {
    deviations[i] = (deviations[i] ?? 0) * (WEEK_VOLATILITY[place] ?? 1);
    place = place === CELLS_A_WEEK - 1 ? 0 : place + 1;
  }
}

/** Deviation of a quarter of an hour (counted from the epoch) relative to an ordinary one of its day. */
export function quarterVolatility(quarter: number): number {
  return VOLATILITY[quarter % QUARTERS_A_DAY] ?? 1;
}

/** Turnover of a cell relative to an ordinary one, beyond what its volatility explains. */
export function cellPace(cell: number): number {
  return WEEK_PACE[cell % CELLS_A_WEEK] ?? 1;
}

import type { TimeSeries } from '../types.ts';

/** One time with the value of each series, in the series' order; null where a series has none. */
export interface SeriesRow {
  readonly time: number;
  readonly values: readonly (number | null)[];
}

/** The series as a table: one row for every time any series has, newest first. */
export function toRows(series: readonly TimeSeries[]): readonly SeriesRow[] {
  const lookups = series.map(({ points }) => new Map(points));
  const times = [...new Set(series.flatMap(({ points }) => points.map(([time]) => time)))].sort(
    (a, b) => b - a,
  );
  return times.map((time) => ({ time, values: lookups.map((lookup) => lookup.get(time) ?? null) }));
}

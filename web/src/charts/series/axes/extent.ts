import { stacked } from '../data/stacked.ts';
import type { Band, SeriesPoint } from '../types.ts';
import type { DrawnSeries } from '../view.ts';

export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** The minimum and maximum of the known values; null when none is known. */
export function extentOfValues(values: readonly (number | null)[]): Extent | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  // reduce, not Math.min(...known): a long series would exceed the argument limit.
  return {
    low: known.reduce((least, value) => Math.min(least, value)),
    high: known.reduce((most, value) => Math.max(most, value)),
  };
}

/** The same over all points of several series. */
export function extentOf(series: readonly { readonly points: readonly SeriesPoint[] }[]): Extent | null {
  return extentOfValues(series.flatMap(({ points }) => points.map(([, value]) => value)));
}

/** The same as they are drawn: a stack reaches as high as its sum. */
export function drawnExtent(drawn: readonly DrawnSeries[]): Extent | null {
  return extentOf(stacked(drawn));
}

/** From the first point of any series to the last; null without two different times. */
export function timeSpan(series: readonly { readonly points: readonly SeriesPoint[] }[]): Extent | null {
  const ends = series.flatMap(({ points }) => [points[0]?.[0] ?? [], points.at(-1)?.[0] ?? []].flat());
  const span = extentOfValues(ends);
  return span !== null && span.high > span.low ? span : null;
}

/** Whether any value lies in the band; the label of a band out of range would show outside the chart. */
export function touches(band: Band, extent: Extent | null): boolean {
  if (extent === null) return false;
  return (
    (band.from ?? Number.NEGATIVE_INFINITY) <= extent.high &&
    (band.to ?? Number.POSITIVE_INFINITY) >= extent.low
  );
}

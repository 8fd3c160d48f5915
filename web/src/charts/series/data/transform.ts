import type { SeriesPoint, TimeSeries } from '../types.ts';

const DAY = 86_400_000;

/** The start of a range of `days`, counted back from `end`; 'ytd' from 1 January of its year (UTC). */
export function rangeStart(days: number | null | 'ytd', end: number): number {
  if (days === null) return Number.NEGATIVE_INFINITY;
  if (days === 'ytd') return Date.UTC(new Date(end).getUTCFullYear(), 0, 1);
  return end - days * DAY;
}

/** The newest time of any series; -Infinity without points. */
export function lastTime(series: readonly TimeSeries[]): number {
  return series.reduce(
    (last, { points }) => Math.max(last, points.at(-1)?.[0] ?? last),
    Number.NEGATIVE_INFINITY,
  );
}

/** The points from `start` on. */
export function since(points: readonly SeriesPoint[], start: number): readonly SeriesPoint[] {
  const first = points.findIndex(([time]) => time >= start);
  return first < 0 ? [] : points.slice(first);
}

/** Every value over the first known positive one × 100, so that series of different magnitude can be compared. */
export function indexTo100(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const base = points.find(([, value]) => value !== null && value > 0)?.[1];
  if (base === undefined || base === null) return points.map(([time]) => [time, null]);
  return points.map(([time, value]) => [time, value === null ? null : (value / base) * 100]);
}

/** What a logarithmic axis can draw: values of 0 and below become gaps. Returns the same array when there are none. */
export function positiveOnly(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const isDrawable = (value: number | null) => value === null || value > 0;
  if (points.every(([, value]) => isDrawable(value))) return points;
  return points.map(([time, value]) => [time, isDrawable(value) ? value : null]);
}

/** The newest point that has a value; null without one. */
export function lastKnown(points: readonly SeriesPoint[]): SeriesPoint | null {
  return points.findLast(([, value]) => value !== null) ?? null;
}

/** The point nearest to `time`, by binary search; null without points. */
export function nearestPoint(points: readonly SeriesPoint[], time: number): SeriesPoint | null {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.[0] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const after = points[low];
  const before = points[low - 1];
  if (after === undefined) return null;
  return before !== undefined && time - before[0] <= after[0] - time ? before : after;
}

/** The median distance between two points; 0 with fewer than two. */
export function usualStep(points: readonly SeriesPoint[]): number {
  const steps = points.slice(1).map(([time], index) => time - (points[index]?.[0] ?? time));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

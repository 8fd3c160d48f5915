import type { SeriesPoint } from '../types.ts';

/**
 * Downsamples to about `most` points without changing the look of the line: the lowest and highest of each time
 * interval, and the gaps. Returns the same array when it is short enough; first and last always stay.
 */
export function thin(points: readonly SeriesPoint[], most: number): readonly SeriesPoint[] {
  if (points.length <= most) return points;
  const width = Math.ceil((points.length / most) * 2);
  const kept = new Set<number>([0, points.length - 1]);
  for (let start = 0; start < points.length; start += width) {
    for (const at of extremesOf(points, start, Math.min(start + width, points.length))) kept.add(at);
  }
  return points.filter((_, at) => kept.has(at));
}

function extremesOf(points: readonly SeriesPoint[], start: number, end: number): readonly number[] {
  let [low, high] = [start, start];
  for (let at = start; at < end; at += 1) {
    const value = points[at]?.[1] ?? null;
    if (value === null) return [start, at, end - 1];
    if (value < (points[low]?.[1] ?? value)) low = at;
    if (value > (points[high]?.[1] ?? value)) high = at;
  }
  return [low, high];
}

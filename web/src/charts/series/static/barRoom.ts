import type { DrawnSeries } from '../view.ts';

/**
 * Time the library leaves free before the first bar and after the last, so that neither leaves the plot: half their
 * distance, ms.
 */
export function barRoom(drawn: readonly DrawnSeries[]): number {
  const times = drawn
    .filter(({ series: { shape } }) => shape === 'bar' || shape === 'signedBar')
    .flatMap(({ points }) => points.map(([time]) => time))
    .toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const least = gaps.reduce((low, gap) => (gap > 0 && gap < low ? gap : low), Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? least / 2 : 0;
}

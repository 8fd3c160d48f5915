import type { ChartPoint } from '@coinmirror/shared/contract/coin/charts.ts';
import type { SeriesPoint, TimeSeries } from '#charts/series/types.ts';
import { type ChartView, readPoint } from '../chart/chartViews.ts';

/** One of the two compared coins. */
export interface Contestant {
  readonly code: string;
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

/** Each coin's values as change since the first one of the range, %, so that coins of any price compare. */
export function versusSeries(coins: readonly Contestant[], view: ChartView): readonly TimeSeries[] {
  return coins.map(({ code, name, points }, index) => ({
    key: code,
    name,
    kind: 'percent',
    closesOf: code,
    ...(index === 0 ? { color: 'ink' as const } : {}),
    points: changesOf(points.map((point) => [point.time, readPoint(point, view)])),
  }));
}

/** Change against the first known positive value, %; gaps stay gaps. */
export function changesOf(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const base = points.find(([, value]) => value !== null && value > 0)?.[1] ?? null;
  return points.map(([time, value]) => [
    time,
    base === null || value === null ? null : (value / base - 1) * 100,
  ]);
}

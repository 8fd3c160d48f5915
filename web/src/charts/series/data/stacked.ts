import type { SeriesPoint } from '../types.ts';
import type { DrawnSeries } from '../view.ts';

/** A series as it stands on those of its stack. */
export interface StackedSeries {
  readonly one: DrawnSeries;
  /** Its points, each raised by what stands below it. */
  readonly points: readonly SeriesPoint[];
  /** What it stands on at a time: 0 without a stack. */
  below(time: number): number;
}

/** Each series on those of its stack that come before it; values that stack are not negative. */
export function stacked(drawn: readonly DrawnSeries[]): readonly StackedSeries[] {
  const heights = new Map<string, ReadonlyMap<number, number>>();
  return drawn.map((one) => {
    const { stack } = one.series;
    if (stack === undefined) return { one, points: one.points, below: () => 0 };
    const lower = heights.get(stack) ?? new Map<number, number>();
    const below = (time: number) => lower.get(time) ?? 0;
    const points = one.points.map(
      ([time, value]) => [time, value === null ? null : value + below(time)] as const,
    );
    const known = points.flatMap(([time, top]) => (top === null ? [] : [[time, top] as const]));
    heights.set(stack, new Map([...lower, ...known]));
    return { one, points, below };
  });
}

import type { BarSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';

/** A line across the chart at a category, with its name above. */
export interface BarMark {
  /** Index of the category. */
  readonly at: number;
  readonly name: string;
}

/** Marks as the library's lines. Two names stand on the outer sides of their lines, so that they never cover each other. */
export function barMarks(
  marks: readonly BarMark[],
  colors: ThemeColors,
): NonNullable<BarSeriesOption['markLine']> {
  const ordered = marks.toSorted((a, b) => a.at - b.at);
  return {
    silent: true,
    symbol: 'none',
    data: ordered.map(({ at, name }, place) => ({
      xAxis: at,
      lineStyle: { color: colors.text, type: 'dashed' as const, width: 1 },
      label: {
        position: 'end' as const,
        formatter: name,
        color: colors.text,
        fontSize: 12,
        align: alignOf(place, ordered.length),
      },
    })),
  };
}

function alignOf(place: number, count: number): 'left' | 'center' | 'right' {
  if (count === 1) return 'center';
  return place === 0 ? 'right' : 'left';
}

/** The index of the category nearest to a value; null without either. */
export function nearestAt(values: readonly number[], value: number | null): number | null {
  if (value === null || values.length === 0) return null;
  const distances = values.map((one) => Math.abs(one - value));
  return distances.indexOf(Math.min(...distances));
}

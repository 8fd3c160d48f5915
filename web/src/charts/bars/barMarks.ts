import type { BarSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { EXACT } from '../series/option/marks.ts';

/** A line across the chart at a value, with its name above. */
export interface BarMark {
  /** Where it stands among the categories, by their indexes: 2.5 is halfway between the third and the fourth. */
  readonly at: number;
  readonly name: string;
}

/** px between two names above each other. */
const NAME_ROW = 16;
/** px between the plot and the lowest name. */
const OVER_PLOT = 4;
/** What a name takes of a phone's width. */
const NAME_SHARE = 0.35;

interface PlacedMark extends BarMark {
  readonly align: 'left' | 'center' | 'right';
  /** 0 is next to the plot. */
  readonly row: number;
}

/** Marks with their names laid so that none covers another or leaves a chart of `count` categories. */
export function placeNames(marks: readonly BarMark[], count: number): readonly PlacedMark[] {
  const room = count * NAME_SHARE;
  const ordered = marks.toSorted((a, b) => a.at - b.at);
  const [left, right] = ordered;
  const fitsOutside = (one: number) => one >= room;
  if (left && right && ordered.length === 2 && right.at - left.at < room)
    if (fitsOutside(left.at) && fitsOutside(count - right.at))
      return [
        { ...left, align: 'right', row: 0 },
        { ...right, align: 'left', row: 0 },
      ];
  const ends: number[] = [];
  return ordered.map((mark) => {
    const align = mark.at < room / 2 ? 'left' : mark.at > count - room / 2 ? 'right' : 'center';
    const from = mark.at - room * { left: 0, center: 0.5, right: 1 }[align];
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = from + room;
    return { ...mark, align, row };
  });
}

/** px above the plot that the names of marks take; 0 for none. */
export function namesHeight(marks: readonly BarMark[], count: number): number {
  return placeNames(marks, count).reduce((high, { row }) => Math.max(high, (row + 1) * NAME_ROW), 0);
}

/** Marks as the library's lines, on a value axis from −0.5 to `count` − 0.5. */
export function barMarks(
  marks: readonly BarMark[],
  count: number,
  colors: ThemeColors,
): NonNullable<BarSeriesOption['markLine']> {
  return {
    silent: true,
    symbol: 'none',
    precision: EXACT,
    data: placeNames(marks, count).map(({ at, name, align, row }) => ({
      xAxis: at,
      lineStyle: { color: colors.text, type: 'dashed' as const, width: 1 },
      label: {
        position: 'end' as const,
        distance: OVER_PLOT + row * NAME_ROW,
        formatter: () => name,
        color: colors.text,
        fontSize: 12,
        align,
      },
    })),
  };
}

/**
 * Where a value stands among categories that are values themselves, in ascending order; null for one that lies further
 * outside than half a step, which is where the plot ends.
 */
export function placeAmong(values: readonly number[], value: number | null): number | null {
  if (value === null || values.length < 2) return values[0] === value && value !== null ? 0 : null;
  const after = values.findIndex((one) => one >= value);
  const next = Math.min(Math.max(after < 0 ? values.length - 1 : after, 1), values.length - 1);
  const [low = 0, high = 0] = [values[next - 1], values[next]];
  if (!(high > low)) return null;
  const at = next - 1 + (value - low) / (high - low);
  return at >= -0.5 && at <= values.length - 0.5 ? at : null;
}

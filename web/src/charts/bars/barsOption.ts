import type { EChartsOption, LineSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { evenTicks } from '../series/axes/evenTicks.ts';
import { tooltipElement } from '../series/crosshair/tooltip.ts';
import type { ValueText } from '../series/text/valueText.ts';
import type { BarsChartProps } from './BarsChart.tsx';
import { type BarMark, barMarks, namesHeight } from './barMarks.ts';
import { barsExtent } from './barsExtent.ts';
import { groupColor } from './groupColor.ts';

/** px over the plot. */
const TOP = 16;

/** Everything that decides what a bar chart draws, except colours. */
export interface BarsView extends Pick<BarsChartProps, 'categories' | 'groups'> {
  signed: boolean;
  curve: boolean;
  lying: boolean;
  marks: readonly BarMark[];
  text: ValueText;
}

/** A bar chart as an option of the library. */
export function barsOption(
  { categories, groups, signed, curve, lying, marks, text }: BarsView,
  colors: ThemeColors,
): EChartsOption {
  const places = {
    type: 'category' as const,
    data: [...categories],
    inverse: lying,
    axisLabel: { hideOverlap: true },
  };
  const count = categories.length;
  // A category axis knows no place between two categories.
  const between = {
    type: 'value' as const,
    show: false,
    min: -0.5,
    max: count - 0.5,
    axisPointer: { show: false },
  };
  const values = evenTicks(
    {
      type: 'value' as const,
      splitNumber: 4,
      scale: curve,
      axisLabel: { formatter: text.tick, hideOverlap: true },
    },
    barsExtent(groups),
  );
  return {
    grid: {
      left: 8,
      right: 16,
      top: TOP + namesHeight(marks, count),
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: lying ? values : [places, between],
    yAxis: lying ? places : values,
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow' },
      formatter: (params: unknown) => {
        const place = placeOf(params);
        const lines = groups.map((group, index) => ({
          name: group.name,
          text: text.full(group.values[place] ?? null),
          color: signed ? signColor(group.values[place] ?? 0, colors) : groupColor(group, index, colors),
        }));
        return tooltipElement(categories[place] ?? '', lines);
      },
    },
    series: [
      ...groups.map((group, index) => ({
        type: curve ? ('line' as const) : ('bar' as const),
        symbolSize: 5,
        name: group.name,
        barMaxWidth: 28,
        data: group.values.map((value) => value),
        itemStyle: {
          color: signed
            ? ({ value }: { value: unknown }) => signColor(Number(value), colors)
            : groupColor(group, index, colors),
        },
        ...(group.stack === undefined ? {} : { stack: group.stack }),
      })),
      ...markSeries(lying ? [] : marks, count, colors),
    ],
  };
}

/** A series without values, which carries the lines. */
function markSeries(marks: readonly BarMark[], count: number, colors: ThemeColors): LineSeriesOption[] {
  if (marks.length === 0) return [];
  return [{ type: 'line', xAxisIndex: 1, data: [], markLine: barMarks(marks, count, colors) }];
}

function signColor(value: number, colors: ThemeColors): string {
  return value < 0 ? colors.down : colors.up;
}

function placeOf(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== 'object' || first === null || !('dataIndex' in first)) return -1;
  return Number(first.dataIndex);
}

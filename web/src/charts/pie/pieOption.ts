import { formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { ChartOption } from '../echarts/useChart.ts';
import { tooltipElement } from '../series/tooltip.ts';
import type { FoldedSlice } from './foldSlices.ts';
import { sliceColor } from './sliceColor.ts';

/** Under this width of the chart, px, the names stand in the list. Pie.module.css has the same number. */
const NARROW = 480;

export interface PieView {
  readonly slices: readonly FoldedSlice[];
  readonly donut: boolean;
  readonly full: (value: number) => string;
}

/** The pie as an option of the library: names beside the slices, or none where there is no room for them. */
export function pieOption({ slices, donut, full }: PieView, colors: ThemeColors): ChartOption {
  return {
    baseOption: {
      tooltip: { trigger: 'item', confine: true, formatter: (params: unknown) => readOut(params, full) },
      series: [
        {
          type: 'pie',
          radius: donut ? ['46%', '72%'] : '72%',
          minAngle: 2,
          itemStyle: { borderColor: colors.surface, borderWidth: 1 },
          label: { show: true, color: colors.text2, formatter: '{b} {d}%' },
          labelLine: { show: true, length: 8, length2: 8, lineStyle: { color: colors.lineStrong } },
          data: slices.map((slice, index) => ({
            name: slice.name,
            value: slice.value,
            itemStyle: { color: sliceColor(slice, index, colors) },
          })),
        },
      ],
    },
    media: [
      {
        query: { maxWidth: NARROW },
        option: {
          series: [
            { radius: donut ? ['54%', '92%'] : '92%', label: { show: false }, labelLine: { show: false } },
          ],
        },
      },
    ],
  };
}

function readOut(params: unknown, full: (value: number) => string): HTMLElement | string {
  if (!isSliceParams(params)) return '';
  return tooltipElement(params.name, [
    { name: '数值', text: full(params.value) },
    { name: '占比', text: formatShare(params.percent) },
  ]);
}

function isSliceParams(params: unknown): params is { name: string; value: number; percent: number } {
  if (typeof params !== 'object' || params === null) return false;
  if (!('name' in params && 'value' in params && 'percent' in params)) return false;
  return typeof params.value === 'number' && typeof params.percent === 'number';
}

import { formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { ChartOption } from '../echarts/useChart.ts';
import { tooltipElement } from '../series/crosshair/tooltip.ts';
import type { FoldedSlice } from './foldSlices.ts';
import { sliceColor } from './sliceColor.ts';

/** Below this chart width, px, the names are in the list. Pie.module.css has the same number. */
const NARROW = 480;

export interface PieView {
  readonly slices: readonly FoldedSlice[];
  readonly donut: boolean;
  readonly full: (value: number) => string;
}

/** The pie as an option of the library: with labels, or without where there is no room for them. */
export function pieOption({ slices, donut, full }: PieView, colors: ThemeColors): ChartOption {
  const wide = { radius: donut ? ['46%', '72%'] : '72%', label: { show: true }, labelLine: { show: true } };
  const narrow = {
    radius: donut ? ['54%', '92%'] : '92%',
    label: { show: false },
    labelLine: { show: false },
  };
  return {
    baseOption: {
      tooltip: { trigger: 'item', confine: true, formatter: (params: unknown) => readOut(params, full) },
      series: [
        {
          type: 'pie',
          minAngle: 2,
          itemStyle: { borderColor: colors.paper, borderWidth: 1 },
          label: { color: colors.text2, formatter: nameAndShare },
          labelLine: { length: 8, length2: 8, lineStyle: { color: colors.line2 } },
          data: slices.map((slice, index) => ({
            name: slice.name,
            value: slice.value,
            share: slice.share,
            itemStyle: { color: sliceColor(slice, index, colors) },
          })),
        },
      ],
    },
    media: [
      { query: { maxWidth: NARROW }, option: { series: [narrow] } },
      // Without a rule for wide charts the library keeps the narrow option when the chart grows.
      { option: { series: [wide] } },
    ],
  };
}

function nameAndShare(params: unknown): string {
  return isSliceParams(params) ? `${params.name} ${formatShare(params.data.share)}` : '';
}

function readOut(params: unknown, full: (value: number) => string): HTMLElement | string {
  if (!isSliceParams(params)) return '';
  return tooltipElement(params.name, [
    { name: '数值', text: full(params.value) },
    { name: '占比', text: formatShare(params.data.share) },
  ]);
}

interface SliceParams {
  readonly name: string;
  readonly value: number;
  readonly data: { readonly share: number };
}

function isSliceParams(params: unknown): params is SliceParams {
  if (typeof params !== 'object' || params === null) return false;
  if (!('name' in params && 'value' in params && 'data' in params)) return false;
  const { value, data } = params;
  return typeof value === 'number' && typeof data === 'object' && data !== null && 'share' in data;
}

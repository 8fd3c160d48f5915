import type { EChartsOption } from 'echarts';
import { useCallback } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { EChart } from '../echarts/EChart.tsx';
import { type ChartAbout, ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartTableData } from '../frame/ChartTable.tsx';
import { tooltipElement } from '../series/tooltip.ts';
import type { ValueKind } from '../series/types.ts';
import { useValueText } from '../series/useValueText.ts';
import { foldSlices, type Slice } from './foldSlices.ts';

export interface PieChartProps extends ChartAbout {
  /** Keep it stable (useMemo). */
  slices: readonly Slice[];
  kind: ValueKind;
  suffix?: string;
  /** With a hole, and the whole written in it. */
  donut?: boolean;
  /** Slices beyond this many, and those too thin to see, become 其他. */
  most?: number;
}

/** Shares of one whole. The names stand beside the slices; the table lists every one, also those in 其他. */
export function PieChart(props: PieChartProps) {
  const { slices, kind, suffix, donut = false, most = 8, title } = props;
  const text = useValueText()(kind, suffix);
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const option = useCallback(
    (colors: ThemeColors): EChartsOption => ({
      tooltip: { trigger: 'item', confine: true, formatter: (params: unknown) => readOut(params, text.full) },
      series: [
        {
          type: 'pie',
          radius: donut ? ['46%', '72%'] : '72%',
          minAngle: 2,
          avoidLabelOverlap: true,
          itemStyle: { borderColor: colors.surface, borderWidth: 1 },
          label: { color: colors.text2, formatter: '{b} {d}%', overflow: 'break' },
          labelLine: { length: 8, length2: 8, lineStyle: { color: colors.lineStrong } },
          data: foldSlices(slices, most).map((slice, index) => ({
            name: slice.name,
            value: slice.value,
            itemStyle: {
              color: slice.rest ? colors.neutral : (colors.series[index % colors.series.length] ?? ''),
            },
          })),
        },
      ],
    }),
    [slices, donut, most, text],
  );
  return (
    <ChartFrame {...props} empty={total <= 0} table={() => shareTable(slices, total, text.full)}>
      {(onDrawable, height) => (
        <EChart kind="pie" option={option} height={height} label={title} onDrawable={onDrawable} />
      )}
    </ChartFrame>
  );
}

function readOut(params: unknown, full: (value: number) => string): HTMLElement | string {
  if (!isSliceParams(params)) return '';
  return tooltipElement(params.name, [
    { name: '数值', text: full(params.value) },
    { name: '占比', text: `${params.percent.toFixed(2)}%` },
  ]);
}

function isSliceParams(params: unknown): params is { name: string; value: number; percent: number } {
  if (typeof params !== 'object' || params === null) return false;
  if (!('name' in params && 'value' in params && 'percent' in params)) return false;
  return typeof params.value === 'number' && typeof params.percent === 'number';
}

function shareTable(
  slices: readonly Slice[],
  total: number,
  full: (value: number) => string,
): ChartTableData {
  return {
    columns: [
      { key: 'name', label: '名称' },
      { key: 'value', label: '数值', numeric: true },
      { key: 'share', label: '占比', numeric: true },
    ],
    rows: [...slices]
      .sort((a, b) => b.value - a.value)
      .map((slice) => {
        const share = (slice.value / total) * 100;
        return {
          key: slice.name,
          cells: [slice.name, full(slice.value), `${share.toFixed(2)}%`],
          plain: [slice.name, slice.value, share],
          ...(slice.href === undefined ? {} : { href: slice.href }),
        };
      }),
  };
}

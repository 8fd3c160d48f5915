import type { BarSeriesOption, EChartsOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../echarts/toTheme.ts';
import { seriesColor } from './colors.ts';
import { logTicks } from './logTicks.ts';
import { bandMarks, levelMarks } from './marks.ts';
import { pointTimeText, TIME_TICKS } from './timeText.ts';
import { tooltipElement } from './tooltip.ts';
import { nearestPoint, usualStep } from './transform.ts';
import type { Band, ChartEvent, Level, SeriesPoint, TimeSeries } from './types.ts';
import type { ValueText } from './valueText.ts';

/** A series ready to be drawn: cut to the range, indexed or freed of what a log axis cannot show. */
export interface DrawnSeries {
  readonly series: TimeSeries;
  /** Place in the whole list, which decides the colour also while others are switched off. */
  readonly index: number;
  readonly points: readonly SeriesPoint[];
  readonly text: ValueText;
}

export interface TimeSeriesView {
  readonly drawn: readonly DrawnSeries[];
  readonly log: boolean;
  readonly bands: readonly Band[];
  readonly levels: readonly Level[];
  readonly events: readonly ChartEvent[];
  /** ms to add to an instant to draw it in the visitor's zone. */
  readonly zone: number;
  readonly brush: boolean;
  readonly axisNames: { readonly left?: string; readonly right?: string };
}

const EVENT_SERIES = 'events';

/** The whole chart as an option of the library. */
export function timeSeriesOption(view: TimeSeriesView, colors: ThemeColors): EChartsOption {
  const { drawn, zone, brush } = view;
  const step = usualStep(drawn[0]?.points ?? []);
  const hasRight = drawn.some(({ series }) => series.axis === 'right');
  return {
    useUTC: true,
    grid: {
      left: 8,
      right: 8,
      top: 28,
      bottom: brush ? 56 : 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: { type: 'time', axisLabel: { formatter: TIME_TICKS, hideOverlap: true }, splitNumber: 6 },
    yAxis: [valueAxis(view, 'left'), valueAxis(view, 'right', hasRight), { show: false, min: 0, max: 1 }],
    axisPointer: {
      snap: true,
      label: { formatter: ({ value }) => (typeof value === 'number' ? pointTimeText(value, step) : '') },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'line' },
      formatter: (params: unknown) => readOut(view, colors, step, axisValueOf(params)),
    },
    ...(brush
      ? {
          dataZoom: [
            {
              type: 'slider',
              height: 28,
              bottom: 8,
              brushSelect: false,
              labelFormatter: (value: number) => pointTimeText(value, step),
            },
          ],
        }
      : {}),
    series: [
      ...drawn.map((one, place) => seriesOption(one, place, view, colors)),
      ...eventSeries(view, zone, colors),
    ],
  };
}

function axisIndexOf(axis: TimeSeries['axis']): 0 | 1 {
  return axis === 'right' ? 1 : 0;
}

function valueAxis(view: TimeSeriesView, side: 'left' | 'right', show = true) {
  const mine = view.drawn.filter(({ series }) => axisIndexOf(series.axis) === axisIndexOf(side));
  const text = mine[0]?.text;
  const values = mine.flatMap(({ points }) => points.flatMap(([, value]) => (value === null ? [] : [value])));
  const barred = mine.some(({ series }) => series.shape === 'bar' || series.shape === 'signedBar');
  const log = view.log && side === 'left' && values.length > 0;
  const name = view.axisNames[side];
  const common = {
    show,
    position: side,
    ...(name === undefined ? {} : { name, nameTextStyle: { align: side } }),
    axisLabel: { formatter: (value: number) => text?.tick(value) ?? String(value), hideOverlap: true },
    splitLine: { show: side === 'left' },
  };
  if (!log) return { ...common, type: 'value' as const, scale: !barred, splitNumber: 4 };
  // reduce, not Math.min(...): a long series would overflow the arguments.
  const low = values.reduce((least, value) => Math.min(least, value));
  const high = values.reduce((most, value) => Math.max(most, value));
  const ticks = [...logTicks(low, high)];
  const marked = ticks.length >= 2 ? { customValues: ticks } : {};
  return {
    ...common,
    type: 'log' as const,
    min: low,
    max: high,
    axisLabel: { ...common.axisLabel, ...marked },
    axisTick: marked,
  };
}

function seriesOption(
  one: DrawnSeries,
  place: number,
  view: TimeSeriesView,
  colors: ThemeColors,
): LineSeriesOption | BarSeriesOption {
  const { series, index, points } = one;
  const color = seriesColor(series, index, colors);
  const side = series.axis ?? 'left';
  const first = view.drawn.findIndex((other) => (other.series.axis ?? 'left') === side) === place;
  const onSide = <Mark extends { axis?: 'left' | 'right' }>(marks: readonly Mark[]) =>
    first ? marks.filter((mark) => (mark.axis ?? 'left') === side) : [];
  const common = {
    id: series.key,
    name: series.name,
    yAxisIndex: axisIndexOf(series.axis),
    data: points.map(([time, value]) => [time + view.zone, value]),
    itemStyle: { color },
    markArea: bandMarks(onSide(view.bands), colors),
    markLine: levelMarks(onSide(view.levels), colors),
    ...(series.stack === undefined ? {} : { stack: series.stack }),
  };
  if (series.shape === 'bar')
    return { ...common, type: 'bar' as const, large: points.length > 2000, barMaxWidth: 24 };
  if (series.shape === 'signedBar') {
    const byShare = ({ value }: { value: unknown }) =>
      Array.isArray(value) && Number(value[1]) < 0 ? colors.down : colors.up;
    return { ...common, type: 'bar' as const, barMaxWidth: 24, itemStyle: { color: byShare } };
  }
  return {
    ...common,
    type: 'line' as const,
    showSymbol: points.length === 1,
    symbolSize: 6,
    sampling: 'lttb' as const,
    step: series.shape === 'step' ? ('end' as const) : false,
    lineStyle: { color, width: 1.5, type: series.dashed ? ('dashed' as const) : ('solid' as const) },
    emphasis: { disabled: true },
    ...(series.shape === 'area' ? { areaStyle: { color: fade(color) } } : {}),
  };
}

function fade(color: string) {
  const stops = [
    { offset: 0, color: withAlpha(color, 0.24) },
    { offset: 1, color: withAlpha(color, 0.02) },
  ];
  return { type: 'linear' as const, x: 0, y: 0, x2: 0, y2: 1, colorStops: stops };
}

function eventSeries(view: TimeSeriesView, zone: number, colors: ThemeColors): ScatterSeriesOption[] {
  if (view.events.length === 0) return [];
  return [
    {
      id: EVENT_SERIES,
      type: 'scatter' as const,
      yAxisIndex: 2,
      symbolSize: 8,
      cursor: 'default',
      itemStyle: { color: colors.surface, borderColor: colors.brand, borderWidth: 2 },
      data: view.events.map(({ time }) => [time + zone, 0.03]),
      tooltip: { show: false },
    },
  ];
}

function axisValueOf(params: unknown): number | null {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== 'object' || first === null || !('axisValue' in first)) return null;
  return typeof first.axisValue === 'number' ? first.axisValue : null;
}

/** Every series at the crosshair, its own nearest point each, and what happened around then. */
function readOut(
  view: TimeSeriesView,
  colors: ThemeColors,
  step: number,
  axisValue: number | null,
): HTMLElement | string {
  if (axisValue === null) return '';
  const time = axisValue - view.zone;
  const near = Math.max(step, 1) * 0.75;
  const lines = view.drawn.map(({ series, index, points, text }) => {
    const point = nearestPoint(points, time);
    const value = point !== null && Math.abs(point[0] - time) <= near ? point[1] : null;
    return { name: series.name, text: text.full(value), color: seriesColor(series, index, colors) };
  });
  const notes = view.events
    .filter((event) => Math.abs(event.time - time) <= near)
    .map((event) => event.title);
  return tooltipElement(pointTimeText(axisValue, step), lines, notes);
}

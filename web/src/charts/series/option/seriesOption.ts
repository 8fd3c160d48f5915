import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import { EVENT_HEIGHT } from '../axes/axes.ts';
import { hasTag } from '../axes/lowBars.ts';
import { tagShift } from '../axes/tagShift.ts';
import { seriesColor } from '../legend/colors.ts';
import { levelName } from '../legend/levelName.ts';
import { shownBands } from '../legend/shownMarks.ts';
import type { TimeSeries } from '../types.ts';
import { type DrawnSeries, onSide, sideOf, type TimeSeriesView } from '../view.ts';
import { bandMarks, lastValueMark, levelMarks } from './marks.ts';
import { thin } from './thin.ts';

export const MOST_BAR_WIDTH = 24;
/** Opacity of a stacked area. */
export const STACKED_ALPHA = 0.3;
const MANY_BARS = 2000;
/** Twice the pixels of the widest chart; the crosshair and the table use every point. */
const MOST_DRAWN = 2400;

/** One series as the library draws it. The first one of each axis carries its bands and levels. */
export function seriesOption(
  one: DrawnSeries,
  view: TimeSeriesView,
  colors: ThemeColors,
): LineSeriesOption | BarSeriesOption {
  const { series, index, points } = one;
  const color = seriesColor(series, index, colors);
  const side = sideOf(series);
  const common = {
    id: series.key,
    name: series.name,
    yAxisIndex: side === 'right' ? 1 : 0,
    data: (isLine(series) ? thin(points, MOST_DRAWN) : points).map(([time, value]) => [
      time + view.zone,
      value,
    ]),
    itemStyle: { color },
    ...marksOf(one, view, colors),
    ...(series.stack === undefined ? {} : { stack: series.stack }),
  };
  if (series.shape === 'bar') {
    const itemStyle = { color: series.color === 'neutral' ? withAlpha(color, 0.4) : color };
    return {
      ...common,
      type: 'bar',
      large: points.length > MANY_BARS,
      barMaxWidth: MOST_BAR_WIDTH,
      itemStyle,
    };
  }
  if (series.shape === 'signedBar') {
    return {
      ...common,
      type: 'bar',
      barMaxWidth: MOST_BAR_WIDTH,
      itemStyle: { color: (item) => signColor(item.value, colors) },
    };
  }
  return {
    ...common,
    type: 'line',
    showSymbol: points.length === 1,
    symbolSize: 6,
    sampling: 'lttb',
    step: series.shape === 'step' ? 'end' : false,
    lineStyle: { color, width: 1.5, type: series.dashed ? 'dashed' : 'solid' },
    emphasis: { disabled: true },
    ...(series.shape === 'area' ? { areaStyle: { color: fill(series, color) } } : {}),
  };
}

function isLine({ shape = 'line', stack }: TimeSeries): boolean {
  return (shape === 'line' || shape === 'area') && stack === undefined;
}

function marksOf(one: DrawnSeries, view: TimeSeriesView, colors: ThemeColors) {
  const side = sideOf(one.series);
  const mates = onSide(view, side);
  if (mates[0] !== one) return {};
  const bands = shownBands(view).filter((band) => sideOf(band) === side);
  const levels = view.levels
    .filter((level) => sideOf(level) === side)
    .map((level) => ({ ...level, text: levelName(level, view.drawn) }));
  const lines = levelMarks(levels, colors, view.isNarrow);
  const last = hasTag(view, side)
    ? lastValueMark(one, seriesColor(one.series, one.index, colors), colors, tagShift(view, side))
    : [];
  return {
    markArea: bandMarks(bands, colors, view.isNarrow),
    markLine: { ...lines, data: [...(lines.data ?? []), ...last] },
  };
}

function signColor(value: unknown, colors: ThemeColors): string {
  return Array.isArray(value) && Number(value[1]) < 0 ? colors.down : colors.up;
}

/** Stacked areas are compared by size, so they are filled evenly; a single area fades out below its line. */
function fill({ stack }: TimeSeries, color: string) {
  return stack === undefined ? fade(color) : withAlpha(color, STACKED_ALPHA);
}

function fade(color: string) {
  const colorStops = [
    { offset: 0, color: withAlpha(color, 0.24) },
    { offset: 1, color: withAlpha(color, 0.02) },
  ];
  return { type: 'linear' as const, x: 0, y: 0, x2: 0, y2: 1, colorStops };
}

/** Events, as small rings on the time axis. */
export function eventSeries({ events, zone }: TimeSeriesView, colors: ThemeColors): ScatterSeriesOption[] {
  if (events.length === 0) return [];
  return [
    {
      id: 'events',
      type: 'scatter',
      yAxisIndex: 2,
      symbolSize: 8,
      cursor: 'default',
      itemStyle: { color: colors.paper, borderColor: colors.ink, borderWidth: 2 },
      data: events.map(({ time }) => [time + zone, EVENT_HEIGHT]),
    },
  ];
}

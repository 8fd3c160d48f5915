import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import { EVENT_HEIGHT, EVENT_WIDTH, valueAxis } from '../axes/axes.ts';
import { BELOW, hangsBelow, hasTag, lineValue } from '../axes/hanging.ts';
import { tagShift } from '../axes/tagShift.ts';
import { areaColor, seriesColor } from '../legend/colors.ts';
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
    return {
      ...common,
      type: 'bar',
      large: points.length > MANY_BARS,
      barMaxWidth: MOST_BAR_WIDTH,
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
    ...(series.shape === 'area' ? { areaStyle: areaStyle(one, view, colors) } : {}),
  };
}

function isLine({ shape = 'line', stack }: TimeSeries): boolean {
  return (shape === 'line' || shape === 'area') && stack === undefined;
}

function marksOf(one: DrawnSeries, view: TimeSeriesView, colors: ThemeColors) {
  const side = sideOf(one.series);
  const mates = onSide(view, side);
  if (mates[0] !== one) return {};
  const line = side === 'left' ? lineValue(valueAxis(view, 'left'), view) : null;
  const bands = shownBands(view)
    .filter((band) => sideOf(band) === side)
    .map((band) => (band.from === null ? { ...band, from: line } : band));
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

/** Opacity of a stacked area, which the library takes besides. */
const STACKED_OPACITY = 0.7;

/** Stacked areas are compared by size; a single area stands on the mirror line, where the chart has one. */
function areaStyle({ series, index }: DrawnSeries, view: TimeSeriesView, colors: ThemeColors) {
  if (series.stack !== undefined)
    return { color: withAlpha(seriesColor(series, index, colors), STACKED_ALPHA), opacity: STACKED_OPACITY };
  const base = sideOf(series) === 'left' ? lineValue(valueAxis(view, 'left'), view) : null;
  return {
    ...{ color: areaColor(series, index, colors), opacity: 1 },
    ...(base === null ? {} : { origin: base }),
  };
}

/** Events, as triangles that stand on the time axis or the mirror line. */
export function eventSeries(view: TimeSeriesView, colors: ThemeColors): ScatterSeriesOption[] {
  if (view.events.length === 0) return [];
  return [
    {
      id: 'events',
      type: 'scatter',
      yAxisIndex: 2,
      symbol: 'triangle',
      symbolSize: [EVENT_WIDTH, EVENT_HEIGHT],
      symbolOffset: [0, -EVENT_HEIGHT / 2],
      cursor: 'default',
      itemStyle: { color: colors.ink },
      data: view.events.map(({ time }) => [time + view.zone, hangsBelow(view) ? BELOW : 0]),
    },
  ];
}

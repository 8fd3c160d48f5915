import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { ChartOption } from '../../echarts/useChart.ts';
import { EVENT_AXIS, timeAxis, valueAxis } from '../axes/axes.ts';
import { hangsBelow, hasTag } from '../axes/hanging.ts';
import { readOut } from '../crosshair/readOut.ts';
import { usualStep } from '../data/transform.ts';
import { pointTimeText } from '../text/timeText.ts';
import { onSide, type TimeSeriesView } from '../view.ts';
import { tagRoom } from './marks.ts';
import { eventSeries, seriesOption } from './seriesOption.ts';

const SLIDER = 28;

/** Margins around the axes, px. */
export const GRID = {
  top: 28,
  edge: 8,
  /** A value on the right axis is longer than the tick labels beside it. */
  tagRoom: 24,
} as const;

/** px of the mirror line. */
const RULE_WIDTH = 1.5;

/** The time axis' line where the right axis is 0, which is where its bars hang from. */
function mirrorLine({ rule }: ThemeColors) {
  return { onZero: true, onZeroAxisIndex: 1, lineStyle: { color: rule, width: RULE_WIDTH } };
}

/** A time chart as an option of the library. */
export function timeSeriesOption(view: TimeSeriesView, colors: ThemeColors): ChartOption {
  const step = usualStep(view.drawn[0]?.points ?? []);
  const timeText = (value: unknown) => (typeof value === 'number' ? pointTimeText(value, step) : '');
  const bottom = view.brush ? SLIDER + 3 * GRID.edge : GRID.edge;
  const slider = {
    type: 'slider' as const,
    height: SLIDER,
    bottom: GRID.edge,
    brushSelect: false,
    labelFormatter: timeText,
  };
  return {
    // Times are shifted into the visitor's zone before drawing, so the axis must not shift them again.
    useUTC: true,
    grid: {
      left: Math.max(GRID.edge, view.tags ? tagRoom(onSide(view, 'left')) : 0),
      right: hasTag(view, 'right') ? GRID.tagRoom : GRID.edge,
      top: GRID.top,
      bottom,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: { ...timeAxis(view), ...(hangsBelow(view) && { axisLine: mirrorLine(colors) }) },
    yAxis: [valueAxis(view, 'left'), valueAxis(view, 'right'), EVENT_AXIS],
    axisPointer: { snap: true, label: { formatter: ({ value }) => timeText(value) } },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'line' },
      formatter: (params: unknown) => readOut(view, colors, step, params),
    },
    ...(view.brush ? { dataZoom: [slider] } : {}),
    series: [...view.drawn.map((one) => seriesOption(one, view, colors)), ...eventSeries(view, colors)],
  };
}

import { extentOf } from './extent.ts';
import { logTicks } from './logTicks.ts';
import { TIME_TICKS } from './timeText.ts';
import { tickText, timeTicks } from './timeTicks.ts';
import { type AxisSide, onSide, type TimeSeriesView } from './view.ts';

export const MOST_TICKS = 6;

/** The axis of time, from the first point to the last. */
export function timeAxis({ drawn, zone }: TimeSeriesView) {
  const axis = { type: 'time' as const, axisLabel: { formatter: TIME_TICKS, hideOverlap: true } };
  const firsts = drawn.map(({ points }) => points[0]?.[0] ?? Number.POSITIVE_INFINITY);
  const lasts = drawn.map(({ points }) => points.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY);
  const ticks = [...timeTicks(Math.min(...firsts) + zone, Math.max(...lasts) + zone, MOST_TICKS)];
  if (ticks.length < 2) return axis;
  return { ...axis, axisLabel: { formatter: tickText, customValues: ticks, hideOverlap: true } };
}

/** An axis of values, in the words of its first series; logarithmic ones (left only) get 1-2-5 ticks. */
export function valueAxis(view: TimeSeriesView, side: AxisSide) {
  const mine = onSide(view, side);
  const text = mine[0]?.text;
  const extent = extentOf(mine);
  const barred = mine.some(({ series }) => series.shape === 'bar' || series.shape === 'signedBar');
  const name = view.axisNames[side];
  const common = {
    show: side === 'left' || mine.length > 0,
    position: side,
    ...(name === undefined ? {} : { name, nameTextStyle: { align: side } }),
    axisLabel: { formatter: (value: number) => text?.tick(value) ?? String(value), hideOverlap: true },
    splitLine: { show: side === 'left' },
  };
  if (!view.log || side === 'right' || extent === null) {
    return { ...common, type: 'value' as const, scale: !barred, splitNumber: 4 };
  }
  const ticks = [...logTicks(extent.low, extent.high)];
  const marked = ticks.length >= 2 ? { customValues: ticks } : {};
  const axisLabel = { ...common.axisLabel, ...marked };
  return { ...common, type: 'log' as const, min: extent.low, max: extent.high, axisLabel, axisTick: marked };
}

/** The axis under the events: they stand just above the axis of time, whatever the values are. */
export const EVENT_AXIS = { show: false, min: 0, max: 1 };
export const EVENT_HEIGHT = 0.03;

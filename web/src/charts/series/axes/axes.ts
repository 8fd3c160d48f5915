import { TIME_TICKS } from '../text/timeText.ts';
import type { ValueKind } from '../types.ts';
import { type AxisSide, type DrawnSeries, isLog, onSide, type TimeSeriesView } from '../view.ts';
import { evenTicks } from './evenTicks.ts';
import { drawnExtent, extentOf, timeSpan } from './extent.ts';
import { halfAxis, nameOver } from './hanging.ts';
import { logTicks } from './logTicks.ts';
import { steadyAxis } from './steadyAxis.ts';
import { tickText, timeTicks } from './timeTicks.ts';

export const MOST_TICKS = 7;

/** The time axis, from the first point to the last. */
export function timeAxis({ drawn, zone }: TimeSeriesView) {
  const axis = { type: 'time' as const, axisLabel: { formatter: TIME_TICKS, hideOverlap: true } };
  const span = timeSpan(drawn);
  const ticks = span === null ? [] : [...timeTicks(span.low + zone, span.high + zone, MOST_TICKS)];
  if (ticks.length < 2) return axis;
  return { ...axis, axisLabel: { formatter: tickText, customValues: ticks, hideOverlap: true } };
}

/** A value axis, formatted like its first series; logarithmic ones get 1-2-5 ticks. */
export function valueAxis(view: TimeSeriesView, side: AxisSide) {
  return halfAxis(evenTicks(usualAxis(view, side), drawnExtent(onSide(view, side))), view, side);
}

function usualAxis(view: TimeSeriesView, side: AxisSide) {
  const mine = onSide(view, side);
  const text = mine[0]?.text;
  const extent = drawnExtent(mine);
  const fromZero = mine.some(
    ({ series }) => series.stack !== undefined || series.shape === 'bar' || series.shape === 'signedBar',
  );
  const name = nameOver(view, side);
  const words = (value: number) => text?.tick(value) ?? String(value);
  const common = {
    show: side === 'left' || mine.length > 0,
    position: side,
    ...(name === undefined ? {} : { name, nameTextStyle: { align: side } }),
    axisLabel: { formatter: words, hideOverlap: true },
    splitLine: { show: side === 'left' },
  };
  if (!isLog(view, side) || extent === null) {
    const top = isComplete(mine) ? { max: WHOLE, interval: WHOLE / 4 } : {};
    return {
      ...common,
      type: 'value' as const,
      scale: !fromZero,
      splitNumber: 4,
      ...top,
      ...whole(mine),
      ...(fromZero ? {} : steadyAxis(mine)),
    };
  }
  const ticks = [...logTicks(extent.low, extent.high)];
  const marked = ticks.length >= 2 ? { customValues: ticks } : {};
  const axisLabel = { ...common.axisLabel, ...marked };
  const max = ticks.at(-1) ?? extent.high;
  return { ...common, type: 'log' as const, min: extent.low, max, axisLabel, axisTick: marked };
}

const WHOLE = 100;

/** Stacked shares add up to a whole; rounding must not extend the axis beyond it. */
function isComplete(mine: readonly DrawnSeries[]): boolean {
  return mine.length > 1 && mine.every(({ series }) => series.stack !== undefined && series.kind === 'share');
}

/** Counts have no fractional ticks; for ranks the first is on top, and there is no rank 0. */
function whole(mine: readonly DrawnSeries[]) {
  const are = (kind: ValueKind) => mine.length > 0 && mine.every(({ series }) => series.kind === kind);
  if (are('count')) return { minInterval: 1 };
  const extent = are('rank') ? extentOf(mine) : null;
  if (extent === null) return {};
  const nearTheFirst = extent.low - 1 <= extent.high - extent.low;
  return {
    inverse: true,
    nameLocation: 'start' as const,
    minInterval: 1,
    ...(nearTheFirst ? { min: 1 } : {}),
  };
}

/** The axis of the events, which stand on the time axis or the mirror line whatever the values are. */
export const EVENT_AXIS = { show: false, min: 0, max: 1 };
/** Size of an event's triangle, px. */
export const EVENT_WIDTH = 10;
export const EVENT_HEIGHT = 8;

import { lastKnown } from '../data/transform.ts';
import { type AxisSide, onSide, type TimeSeriesView } from '../view.ts';
import { valueAxis } from './axes.ts';
import { drawnExtent } from './extent.ts';
import { hasTag } from './hanging.ts';
import { scaleOf } from './scale.ts';

/** Least distance between the middles of a tag and of a tick label, px: half of either. */
const CLEAR = 16;
/** What the axis' words take above and below the plot, px. */
const AROUND_PLOT = 62;

/**
 * How far above its line the newest value's tag stands, px, so that it leaves the tick beside it readable; negative:
 * below. `height` is the plot's, px.
 */
export function tagShift(view: TimeSeriesView, side: AxisSide, height = plotHeight(view)): number {
  const mine = onSide(view, side);
  const newest = hasTag(view, side) && mine[0] ? (lastKnown(mine[0].points)?.[1] ?? null) : null;
  const extent = drawnExtent(mine);
  if (newest === null || extent === null) return 0;
  const axis = valueAxis(view, side);
  const { ticks, place } = scaleOf(axis, extent);
  const written = ticks.filter((tick) => axis.axisLabel.formatter(tick) !== '');
  return shiftFrom(
    place(newest) * height,
    written.map((tick) => place(tick) * height),
  );
}

/** The way from `at` to the nearest place clear of every tick; all in px above the plot's lower edge. */
export function shiftFrom(at: number, ticks: readonly number[]): number {
  const isClear = (place: number) => ticks.every((tick) => Math.abs(place - tick) >= CLEAR - 1e-6);
  if (isClear(at)) return 0;
  const places = ticks
    .flatMap((tick) => [tick + CLEAR, tick - CLEAR])
    .filter((place) => place >= 0 && isClear(place))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at) || b - a);
  return (places[0] ?? at) - at;
}

function plotHeight({ height = 0 }: TimeSeriesView): number {
  return Math.max(0, height - AROUND_PLOT);
}

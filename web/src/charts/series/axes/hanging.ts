import { periodText } from '../text/periodText.ts';
import { type AxisSide, type DrawnSeries, onSide, type TimeSeriesView } from '../view.ts';
import { drawnExtent, extentOf } from './extent.ts';
import { type AxisChoice, scaleOf } from './scale.ts';

/** Share of the height below the mirror line, for bars that hang from it. */
export const BELOW = 0.24;
/** Ticks of the bars' axis, without the line itself. */
const TICKS_BELOW = 2;

/**
 * Whether the right axis' bars hang from the line that the left axis' series stand on: price above, turnover below. Not
 * under places, whose axis is inverted.
 */
export function hangsBelow(view: TimeSeriesView): boolean {
  const [upper, lower] = [onSide(view, 'left'), onSide(view, 'right')];
  const extent = extentOf(lower);
  return (
    upper.length > 0 &&
    upper.every(({ series }) => series.kind !== 'rank') &&
    drawnExtent(upper) !== null &&
    lower.every(({ series }) => series.shape === 'bar') &&
    extent !== null &&
    extent.low >= 0 &&
    extent.high > 0
  );
}

/** The axis with the room that it leaves to the other half; unchanged where nothing hangs. */
export function halfAxis<Axis extends AxisChoice>(axis: Axis, view: TimeSeriesView, side: AxisSide) {
  const extent = drawnExtent(onSide(view, side));
  if (!hangsBelow(view) || extent === null) return axis;
  return side === 'left' ? upperAxis(axis, extent) : lowerAxis(axis, extent, view);
}

function upperAxis<Axis extends AxisChoice>(axis: Axis, extent: { low: number; high: number }) {
  const { ticks } = scaleOf(axis, extent);
  const low = axis.type === 'log' ? (axis.min ?? extent.low) : (ticks[0] ?? extent.low);
  const high = ticks.at(-1) ?? extent.high;
  const share = BELOW / (1 - BELOW);
  const min = axis.type === 'log' ? low * (low / high) ** share : low - (high - low) * share;
  const { interval: _interval, ...rest } = axis;
  const marked = { customValues: [...ticks] };
  return {
    ...rest,
    ...{ min, max: high },
    axisLabel: { ...axis.axisLabel, ...marked },
    axisTick: marked,
  };
}

function lowerAxis<Axis extends AxisChoice>(
  axis: Axis,
  extent: { low: number; high: number },
  view: TimeSeriesView,
) {
  const { ticks } = scaleOf({ ...axis, splitNumber: TICKS_BELOW }, extent);
  const max = ticks.at(-1) ?? extent.high;
  const { formatter } = axis.axisLabel;
  const name = nameBelow(view);
  const words = (value: number) => (value === 0 ? name : formatter(value));
  const marked = { customValues: isWordless(view, 'right') ? [] : [...ticks] };
  return {
    ...axis,
    ...{ inverse: true, min: (-max * (1 - BELOW)) / BELOW, max },
    axisLabel: { ...axis.axisLabel, ...marked, formatter: isWordless(view, 'right') ? () => '' : words },
    axisTick: marked,
  };
}

/** The value of the left axis that the mirror line stands at; null where nothing hangs. */
export function lineValue(axis: AxisChoice, view: TimeSeriesView): number | null {
  if (!hangsBelow(view)) return null;
  const { min = 0, max = 0 } = axis;
  return axis.type === 'log' ? min * (max / min) ** BELOW : min + (max - min) * BELOW;
}

/** What hangs, with the time that one bar stands for: 成交额（5分钟）. It is written where the bars' 0 is. */
function nameBelow(view: TimeSeriesView): string {
  const [first] = onSide(view, 'right');
  const { right: name = first?.series.name ?? '' } = view.axisNames;
  return `${name}${first ? periodText(first.points) : ''}`;
}

/**
 * Whether an axis has no labels: on a phone those of hanging bars would cost the line a sixth of its width, and the
 * legend and the crosshair show them.
 */
export function isWordless(view: TimeSeriesView, side: AxisSide): boolean {
  return view.isNarrow === true && side === 'right' && hangsBelow(view);
}

/** The name above an axis; that of hanging bars stands at their line. */
export function nameOver(view: TimeSeriesView, side: AxisSide): string | undefined {
  const mine: readonly DrawnSeries[] = onSide(view, side);
  const isShown = side === 'left' || mine.length > 0;
  return isShown && !(side === 'right' && hangsBelow(view)) ? view.axisNames[side] : undefined;
}

/** Whether a side's newest value is shown on its axis: not that of hanging bars, the last of which has just begun. */
export function hasTag(view: TimeSeriesView, side: AxisSide): boolean {
  return view.tags && onSide(view, side).length > 0 && !(side === 'right' && hangsBelow(view));
}

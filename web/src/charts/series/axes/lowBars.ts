import { type AxisSide, type DrawnSeries, onSide, type TimeSeriesView } from '../view.ts';
import { extentOf } from './extent.ts';

/** Maximum share of the height for bars behind a line. */
const BARS_SHARE = 1 / 3;

/** Axis settings for low bars behind the line they belong to; none for any other axis. */
export function lowBars(view: TimeSeriesView, side: AxisSide) {
  const mine = onSide(view, side);
  const extent = extentOf(mine);
  if (!standLow(view, side, mine) || extent === null) return {};
  const text = mine[0]?.text;
  const words = (value: number) => (value > extent.high ? '' : (text?.tick(value) ?? String(value)));
  const axisLabel = isWordless(view, side)
    ? { show: false, formatter: () => '' }
    : { formatter: words, hideOverlap: true };
  return { max: extent.high / BARS_SHARE, axisLabel, splitNumber: 6 };
}

/**
 * Whether an axis has no labels, name or tag: on a phone those of low bars would cost the line a sixth of its width,
 * and the legend and the crosshair show them.
 */
export function isWordless(view: TimeSeriesView, side: AxisSide): boolean {
  return view.isNarrow === true && standLow(view, side, onSide(view, side));
}

/** The name above an axis that has labels. */
export function nameOver(view: TimeSeriesView, side: AxisSide): string | undefined {
  const isShown = side === 'left' || onSide(view, side).length > 0;
  return isShown && !isWordless(view, side) ? view.axisNames[side] : undefined;
}

/** Whether a side's newest value is shown on its axis. */
export function hasTag(view: TimeSeriesView, side: AxisSide): boolean {
  return view.tags && onSide(view, side).length > 0 && !isWordless(view, side);
}

/** Bars on an axis of their own, with something drawn on the other axis. */
function standLow(view: TimeSeriesView, side: AxisSide, mine: readonly DrawnSeries[]): boolean {
  const extent = extentOf(mine);
  return (
    side === 'right' &&
    mine.length < view.drawn.length &&
    mine.every(({ series }) => series.shape === 'bar') &&
    extent !== null &&
    extent.high > 0
  );
}

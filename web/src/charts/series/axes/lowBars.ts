import { type AxisSide, type DrawnSeries, onSide, type TimeSeriesView } from '../view.ts';
import { extentOf } from './extent.ts';

/** Of the height that bars behind a line may take. */
const BARS_SHARE = 1 / 3;

/** What decides of the axis of bars that stand low, behind the line they go with; nothing for any other axis. */
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
 * Whether an axis has neither words nor a name nor a tag: on a phone those of low bars would cost the line a sixth of its
 * width, and the legend and the read-out tell them.
 */
export function isWordless(view: TimeSeriesView, side: AxisSide): boolean {
  return view.isNarrow === true && standLow(view, side, onSide(view, side));
}

/** What stands over an axis that has words. */
export function nameOver(view: TimeSeriesView, side: AxisSide): string | undefined {
  const isShown = side === 'left' || onSide(view, side).length > 0;
  return isShown && !isWordless(view, side) ? view.axisNames[side] : undefined;
}

/** Whether the newest value of a side stands on its axis. */
export function hasTag(view: TimeSeriesView, side: AxisSide): boolean {
  return view.tags && onSide(view, side).length > 0 && !isWordless(view, side);
}

/** Bars on an axis of their own, beside which something is drawn on the other. */
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

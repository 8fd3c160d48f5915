import type { DrawnSeries } from '../view.ts';
import { extentOf } from './extent.ts';
import { roundStepFrom } from './roundStep.ts';

/** Minimum range as a share of the highest price: smaller moves do not fill the height, so that a peg looks stable. */
const LEAST_SPAN = 0.01;

/** Ends and steps of an axis whose prices hardly move; none for any other. */
export function steadyAxis(mine: readonly DrawnSeries[]): { min?: number; max?: number; interval?: number } {
  const extent = mine.every(({ series }) => series.kind === 'price') ? extentOf(mine) : null;
  if (extent === null || !(extent.high > 0)) return {};
  const span = LEAST_SPAN * extent.high;
  if (extent.high - extent.low >= span) return {};
  const middle = (extent.low + extent.high) / 2;
  const interval = roundStepFrom(span / 6);
  const end = (steps: number) => Number((steps * interval).toPrecision(12));
  return {
    min: end(Math.floor((middle - span / 2) / interval)),
    max: end(Math.ceil((middle + span / 2) / interval)),
    interval: end(1),
  };
}

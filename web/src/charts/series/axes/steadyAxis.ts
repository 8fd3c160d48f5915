import type { ValueKind } from '../types.ts';
import type { DrawnSeries } from '../view.ts';
import { type Extent, extentOf } from './extent.ts';
import { roundStepFrom } from './roundStep.ts';

/**
 * Minimum range of an axis by what it measures: smaller moves do not fill the height, so that a peg looks stable and a share
 * that moves by a hair does not look like a crash. Of prices a part of the highest, of shares one point of percent, or all of
 * a share that is smaller than that.
 */
const LEAST_SPANS: Partial<Record<ValueKind, (extent: Extent) => number>> = {
  price: ({ high }) => 0.01 * high,
  share: ({ high }) => Math.min(1, high),
};

/** Ends and steps of an axis whose values hardly move; none for any other. */
export function steadyAxis(mine: readonly DrawnSeries[]): { min?: number; max?: number; interval?: number } {
  const kind = mine[0]?.series.kind;
  const spanOf = kind && LEAST_SPANS[kind];
  const extent = mine.every(({ series }) => series.kind === kind) ? extentOf(mine) : null;
  if (spanOf === undefined || extent === null || extent.low < 0 || !(extent.high > 0)) return {};
  const span = spanOf(extent);
  if (extent.high - extent.low >= span) return {};
  const middle = (extent.low + extent.high) / 2;
  const interval = roundStepFrom(span / 6);
  const end = (steps: number) => Number((steps * interval).toPrecision(12));
  const most = kind === 'share' && extent.high <= WHOLE ? WHOLE : Number.POSITIVE_INFINITY;
  return {
    min: Math.max(0, end(Math.floor((middle - span / 2) / interval))),
    max: Math.min(most, end(Math.ceil((middle + span / 2) / interval))),
    interval: end(1),
  };
}

const WHOLE = 100;

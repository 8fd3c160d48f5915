import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { nearestPoint } from '../data/transform.ts';
import { legendColors, swatchFill } from '../legend/colors.ts';
import { pointTimeText } from '../text/timeText.ts';
import type { SeriesPoint } from '../types.ts';
import type { DrawnSeries, TimeSeriesView } from '../view.ts';
import { tooltipElement } from './tooltip.ts';

/** Maximum distance of a point from the crosshair, in usual steps, to be read. */
const REACH = 0.75;

/** The crosshair's values: every series at its own nearest point, and the events around that time. */
export function readOut(
  view: TimeSeriesView,
  colors: ThemeColors,
  step: number,
  params: unknown,
): HTMLElement | string {
  const at = axisValueOf(params);
  if (at === null) return '';
  const time = at - view.zone;
  const near = reachOf(step);
  const lines = view.drawn.map((one) => ({
    name: one.series.name,
    text: textAt(one, time, near),
    color: swatchFill(legendColors(one.series, one.index, colors)),
  }));
  const notes = view.events
    .filter((event) => Math.abs(event.time - time) <= near)
    .map((event) => event.title);
  return tooltipElement(pointTimeText(at, step), lines, notes);
}

/** The same as a sentence, for screen readers. */
export function readAloud(view: TimeSeriesView, step: number, time: number): string {
  const near = reachOf(step);
  const lines = view.drawn.map((one) => `${one.series.name} ${textAt(one, time, near)}`);
  return [pointTimeText(time + view.zone, step), ...lines].join('，');
}

function reachOf(step: number): number {
  return Math.max(step, 1) * REACH;
}

function textAt({ series, points, text }: DrawnSeries, time: number, near: number): string {
  const point = nearestPoint(points, time);
  const value = point !== null && Math.abs(point[0] - time) <= near ? point[1] : null;
  const change = series.showsChange ? changeSince(points, value) : null;
  return change === null ? text.full(value) : `${text.full(value)} (${formatPercent(change)})`;
}

/** Percent change from the first known point; null where there is nothing to compare. */
function changeSince(points: readonly SeriesPoint[], value: number | null): number | null {
  const first = points.find(([, one]) => one !== null)?.[1] ?? null;
  return value === null || first === null || first <= 0 ? null : (value / first - 1) * 100;
}

function axisValueOf(params: unknown): number | null {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== 'object' || first === null || !('axisValue' in first)) return null;
  return typeof first.axisValue === 'number' ? first.axisValue : null;
}

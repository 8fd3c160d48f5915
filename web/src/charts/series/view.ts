import type { ValueText } from './text/valueText.ts';
import type { Band, ChartEvent, Level, SeriesPoint, TimeSeries } from './types.ts';

/** A series ready to be drawn: cut to the range, indexed, or without what a log axis cannot show. */
export interface DrawnSeries {
  readonly series: TimeSeries;
  /** Index in the whole list, so that the colour stays the same while other series are hidden. */
  readonly index: number;
  readonly points: readonly SeriesPoint[];
  readonly text: ValueText;
}

/** Everything that decides what a time chart draws, except colours. */
export interface TimeSeriesView {
  readonly drawn: readonly DrawnSeries[];
  readonly log: boolean;
  /** The right axis is logarithmic, whatever the left one is. */
  readonly rightLog: boolean;
  /** The last value of each axis' first series is shown on the axis. */
  readonly tags: boolean;
  readonly bands: readonly Band[];
  readonly levels: readonly Level[];
  /** On a phone the legend shows what has no room beside the lines: names of bands and levels, the axis of low bars. */
  readonly isNarrow?: boolean;
  readonly events: readonly ChartEvent[];
  /** px of the whole chart, by which a tag finds room between tick labels. */
  readonly height?: number | undefined;
  /** ms to add to a time to draw it in the visitor's zone. */
  readonly zone: number;
  readonly brush: boolean;
  readonly axisNames: { readonly left?: string; readonly right?: string };
}

export type AxisSide = 'left' | 'right';

export function sideOf({ axis = 'left' }: { readonly axis?: AxisSide }): AxisSide {
  return axis;
}

export function onSide(view: TimeSeriesView, side: AxisSide): readonly DrawnSeries[] {
  return view.drawn.filter(({ series }) => sideOf(series) === side);
}

export function isLog(view: Pick<TimeSeriesView, 'log' | 'rightLog'>, side: AxisSide): boolean {
  return side === 'right' ? view.rightLog : view.log;
}

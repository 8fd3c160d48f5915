import { timeAxis, valueAxis } from '../axes/axes.ts';
import { drawnExtent, extentOf, timeSpan } from '../axes/extent.ts';
import { BELOW, hangsBelow, hasTag, isWordless } from '../axes/hanging.ts';
import { type AxisChoice, type Scale, scaleOf } from '../axes/scale.ts';
import { tagRoom } from '../option/marks.ts';
import { GRID } from '../option/option.ts';
import { type AxisSide, onSide, type TimeSeriesView } from '../view.ts';
import { barRoom } from './barRoom.ts';
import type { Places } from './shapes.ts';

/** An axis label and its distance from the left or the top, px. */
export interface Label {
  readonly text: string;
  readonly at: number;
}

/** The layout of a static chart image, px from its top left corner. */
export interface Plan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The mirror line, from which bars hang; the bottom where none do. */
  readonly line: number;
  /** Along the time axis, the left axis and the right one. */
  readonly labels: Readonly<Record<'time' | AxisSide, readonly Label[]>>;
  /** The positions of a side's points; null for a side without values. */
  readonly places: Readonly<Record<AxisSide, Places | null>>;
}

/** px that axis labels take beside their own width, below the axis, and above its upper end. */
const BESIDE = 12;
const UNDER = 20;
const OVER = 6;
/** Width of a digit, of a point or comma, and of a Chinese character at 12 px. */
const DIGIT = 7;
const POINT = 4;
const CHARACTER = 12;

/**
 * Whether a static image would equal the chart: not with a slider, or for data without a time range and values.
 */
export function isStatic(view: TimeSeriesView): boolean {
  if (view.brush) return false;
  return 'customValues' in timeAxis(view).axisLabel && extentOf(onSide(view, 'left')) !== null;
}

/** Lays out a time chart as the library will; null where that is not known (`isStatic`). */
export function planOf(view: TimeSeriesView, width: number, height: number): Plan | null {
  const span = timeSpan(view.drawn);
  const { axisLabel } = timeAxis(view);
  if (span === null || !('customValues' in axisLabel)) return null;
  const axes = { left: axisOf(view, 'left'), right: axisOf(view, 'right') };
  if (axes.left === null) return null;

  const [leftWords, rightWords] = [
    widest(axes.left),
    axes.right && !isWordless(view, 'right') ? widest(axes.right) : 0,
  ];
  const tags = view.tags ? tagRoom(onSide(view, 'left')) : 0;
  const left = Math.max(GRID.edge, tags) + leftWords;
  const room = barRoom(view.drawn);
  const from = span.low - room;
  const stretch = span.high + room - from;
  const newest = axisLabel.customValues.at(-1) ?? 0;
  const right = Math.min(
    width - (hasTag(view, 'right') ? GRID.tagRoom : GRID.edge) - rightWords,
    // The library keeps the whole of the last time in the image.
    left +
      (width - GRID.edge - left - textWidth(axisLabel.formatter(newest)) / 2) /
        ((newest - view.zone - from) / stretch),
  );
  const [top, bottom] = [
    GRID.top + (endsInWords(axes.left) || endsInWords(axes.right) ? OVER : 0),
    height - GRID.edge - UNDER,
  ];
  const line = hangsBelow(view) ? bottom - BELOW * (bottom - top) : bottom;
  const x = (time: number) => left + ((time - from) / stretch) * (right - left);
  const y = (scale: Scale) => (value: number) => bottom - scale.place(value) * (bottom - top);
  const labelsOf = (axis: Axis | null) =>
    axis ? axis.texts.map((text, index) => ({ text, at: y(axis.scale)(axis.scale.ticks[index] ?? 0) })) : [];
  return {
    ...{ left, right, top, bottom, line },
    labels: {
      time: axisLabel.customValues.map((tick) => ({
        text: axisLabel.formatter(tick),
        at: x(tick - view.zone),
      })),
      left: labelsOf(axes.left),
      right: labelsOf(axes.right),
    },
    places: {
      left: { x, y: y(axes.left.scale) },
      right: axes.right && { x, y: y(axes.right.scale) },
    },
  };
}

interface Axis {
  readonly scale: Scale;
  readonly texts: readonly string[];
}

function axisOf(view: TimeSeriesView, side: AxisSide): Axis | null {
  const extent = drawnExtent(onSide(view, side));
  if (extent === null) return null;
  const choice: AxisChoice = valueAxis(view, side);
  const scale = scaleOf(choice, extent);
  return { scale, texts: scale.ticks.map((tick) => choice.axisLabel.formatter(tick)) };
}

/** Whether a label is at the upper end, half of it above. */
function endsInWords(axis: Axis | null): boolean {
  return (
    axis?.scale.ticks.some((tick, at) => axis.scale.place(tick) > 0.99 && axis.texts[at] !== '') ?? false
  );
}

function widest({ texts }: Axis): number {
  return Math.max(...texts.map(textWidth), 0) + BESIDE;
}

/** Approximate width of a text at 12 px. */
export function textWidth(text: string): number {
  const widthOf = (letter: string) =>
    letter === '.' || letter === ',' ? POINT : letter < '\u2e80' ? DIGIT : CHARACTER;
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

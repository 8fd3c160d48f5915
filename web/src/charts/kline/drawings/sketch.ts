import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import type { Coordinate, OverlayFigure } from 'klinecharts';

/** A drawing as currently placed on the canvas. */
export interface Sketch {
  /** Its points in px; incomplete while it is being drawn. */
  readonly at: readonly Coordinate[];
  /** The same points in time and price. */
  readonly anchors: readonly Anchor[];
  /** Size of the pane, px. */
  readonly width: number;
  readonly height: number;
  /** Period of the candles, minutes. */
  readonly minutes: number;
  /** Decimals of the pair's prices. */
  readonly places: number;
  /** The y of a price, px from the top. */
  readonly toY: (price: number) => number;
  readonly text: string;
  readonly gain: string;
  readonly loss: string;
}

/** The library's figures for a sketch. */
export type Figures = OverlayFigure[];

/** A line through points; the drawing decides its style. */
export function line(...coordinates: readonly Coordinate[]): OverlayFigure {
  return { type: 'line', attrs: { coordinates } };
}

/** A filled polygon. */
export function area(coordinates: readonly Coordinate[], color?: string): OverlayFigure {
  const styles = color && { style: 'fill', color };
  return { type: 'polygon', attrs: { coordinates }, ...(styles && { styles }) };
}

interface LabelOptions {
  readonly align?: CanvasTextAlign;
  readonly baseline?: CanvasTextBaseline;
  /** A background colour for the text, and a text colour. */
  readonly behind?: string;
  readonly color?: string;
}

/** Text at a point. It is no handle, unless the drawing consists of text only. */
export function label(
  { x, y }: Coordinate,
  text: string,
  { align = 'left', baseline = 'middle', behind, color }: LabelOptions = {},
): OverlayFigure {
  const styles = { ...(behind && { backgroundColor: behind }), ...(color && { color }) };
  return { type: 'text', attrs: { x, y, text, align, baseline }, ignoreEvent: true, styles };
}

/** The corners of the box between two points. */
export function corners(one: Coordinate, other: Coordinate): Coordinate[] {
  return [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }];
}

/**
 * Where the line from one point through another leaves a pane of this width, px; vertical lines leave above or below.
 */
export function rayEnd(from: Coordinate, through: Coordinate, width: number, height: number): Coordinate {
  if (through.x === from.x) return { x: from.x, y: through.y >= from.y ? height : 0 };
  const x = through.x > from.x ? Math.max(width, through.x) : Math.min(0, through.x);
  return { x, y: from.y + ((through.y - from.y) / (through.x - from.x)) * (x - from.x) };
}

import type { ToolName } from './tools.ts';

/** Anchor of a drawing: an instant (epoch ms) and a price, valid for every period of the chart. */
export interface Anchor {
  readonly time: number;
  readonly price: number;
}

/** Colours by name, so that a drawing follows the viewer's theme. */
export const DRAWING_COLORS = ['brand', 'blue', 'green', 'orange', 'red', 'purple', 'grey'] as const;
export type DrawingColor = (typeof DRAWING_COLORS)[number];

export const LINE_WIDTHS = [1, 2, 3, 4] as const;
export type LineWidth = (typeof LINE_WIDTHS)[number];

export interface DrawingStyle {
  readonly color: DrawingColor;
  /** px */
  readonly width: LineWidth;
  readonly isDashed: boolean;
}

export interface Drawing extends DrawingStyle {
  readonly id: string;
  readonly tool: ToolName;
  readonly points: readonly Anchor[];
  /** Text of a tool with text; empty for others. */
  readonly text: string;
  readonly isLocked: boolean;
  readonly isHidden: boolean;
}

export const USUAL_STYLE: DrawingStyle = { color: 'brand', width: 1, isDashed: false };
/** Placeholder of a text drawing. */
export const USUAL_TEXT = '文字';
/** Maximum characters of a text. */
export const MOST_TEXT = 120;
/** Maximum drawings per pair. */
export const MOST_DRAWINGS = 200;

const DIGITS = 9;

/** A pointed-at position, rounded: whole ms, nine significant digits. */
export function anchorAt(time: number, price: number): Anchor {
  return { time: Math.round(time), price: Number(price.toPrecision(DIGITS)) };
}

import type { ToolName } from './tools.ts';

/** Where a drawing is fixed: an instant (epoch ms) and a price. It holds whatever period the chart shows. */
export interface Anchor {
  readonly time: number;
  readonly price: number;
}

/** Colours by name, so that a drawing follows the theme it is looked at in. */
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
  /** Words of a tool that has some; empty for the others. */
  readonly text: string;
  readonly isLocked: boolean;
  readonly isHidden: boolean;
}

export const USUAL_STYLE: DrawingStyle = { color: 'brand', width: 1, isDashed: false };
/** What a text says until something is written. */
export const USUAL_TEXT = '文字';
/** Most signs of a text. */
export const MOST_TEXT = 120;
/** Most drawings of one pair. */
export const MOST_DRAWINGS = 200;

const DIGITS = 9;

/** A place that was pointed at, with no more digits than a price has: whole ms, nine significant digits. */
export function anchorAt(time: number, price: number): Anchor {
  return { time: Math.round(time), price: Number(price.toPrecision(DIGITS)) };
}

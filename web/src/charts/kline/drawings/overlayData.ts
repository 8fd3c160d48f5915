import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import type { Point } from 'klinecharts';

/** The data of a drawing on the canvas besides its points. */
export interface DrawnWith {
  readonly text: string;
  readonly gain: string;
  readonly loss: string;
}

/** The library's name for a tool, prefixed to avoid its built-in shapes. */
export const overlayName = (tool: ToolName) => `drawing-${tool}`;

/** Converts a point of the library to ours; none while it lacks a time or a price. */
export function toAnchor({ timestamp, value }: Partial<Point>): Anchor[] {
  return timestamp === undefined || value === undefined ? [] : [{ time: timestamp, price: value }];
}

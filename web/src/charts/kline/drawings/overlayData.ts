import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import type { Point } from 'klinecharts';

/** What a drawing on the canvas knows beside its points. */
export interface DrawnWith {
  readonly text: string;
  readonly gain: string;
  readonly loss: string;
}

/** The library's name of a tool; its own shapes have names of their own. */
export const overlayName = (tool: ToolName) => `drawing-${tool}`;

/** A point of the library as ours; none while it lacks a time or a price. */
export function toAnchor({ timestamp, value }: Partial<Point>): Anchor[] {
  return timestamp === undefined || value === undefined ? [] : [{ time: timestamp, price: value }];
}

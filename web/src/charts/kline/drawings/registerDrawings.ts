import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import { TOOL_NAMES, type ToolName, toolOf } from '@coinmirror/shared/drawings/tools.ts';
import type { OverlayTemplate, Point } from 'klinecharts';
import { minutesOfPeriod } from '../../candles/period.ts';
import { figuresOf } from './figuresOf.ts';

/** What a drawing on the canvas knows beside its points. */
export interface DrawnWith {
  readonly text: string;
  readonly gain: string;
  readonly loss: string;
}

/** The library's name of a tool; its own shapes have names of their own. */
export const overlayName = (tool: ToolName) => `drawing-${tool}`;

let isRegistered = false;

/** Makes every drawing tool known to the library, which keeps them for all charts. */
export function registerDrawings(library: typeof import('klinecharts')): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const tool of TOOL_NAMES) library.registerOverlay(templateOf(tool));
}

function templateOf(tool: ToolName): OverlayTemplate<DrawnWith> {
  const { points } = toolOf(tool);
  return {
    name: overlayName(tool),
    totalStep: (points ?? 1) + 1,
    drawingMode: points === null ? 'continuous' : 'step',
    // A stroke's hundred points are no handles.
    needDefaultPointFigure: points !== null,
    needDefaultXAxisFigure: points !== null,
    needDefaultYAxisFigure: points !== null,
    createPointFigures: ({ overlay, coordinates, bounding, chart, yAxis }) =>
      figuresOf(tool, {
        at: coordinates,
        anchors: overlay.points.flatMap(toAnchor),
        width: bounding.width,
        height: bounding.height,
        minutes: minutesOfPeriod(chart.getPeriod()),
        toY: (price) => yAxis?.convertToPixel(price) ?? 0,
        ...overlay.extendData,
      }),
  };
}

/** A point of the library as ours; none while it lacks a time or a price. */
export function toAnchor({ timestamp, value }: Partial<Point>): Anchor[] {
  return timestamp === undefined || value === undefined ? [] : [{ time: timestamp, price: value }];
}

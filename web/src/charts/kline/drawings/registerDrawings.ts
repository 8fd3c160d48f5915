import { TOOL_NAMES, type ToolName, toolOf } from '@coinmirror/shared/drawings/tools.ts';
import type { OverlayTemplate } from 'klinecharts';
import { minutesOfPeriod } from '../../klinecharts/period.ts';
import { figuresOf } from './figuresOf.ts';
import { type DrawnWith, overlayName, toAnchor } from './overlayData.ts';

let isRegistered = false;

/** Registers every drawing tool with the library, globally for all charts. */
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
    // The hundred points of a freehand stroke get no handles.
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
        places: chart.getSymbol()?.pricePrecision ?? 2,
        toY: (price) => yAxis?.convertToPixel(price) ?? 0,
        ...overlay.extendData,
      }),
  };
}

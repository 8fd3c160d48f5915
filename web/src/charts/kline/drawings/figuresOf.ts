import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import { arrow, brush, channel, horizontal, ray, trendLine, vertical } from './lineFigures.ts';
import { circle, priceNote, rectangle, text } from './shapeFigures.ts';
import type { Figures, Sketch } from './sketch.ts';
import { fibonacci, long, measure, short } from './studyFigures.ts';

const BY_TOOL: Readonly<Record<ToolName, (sketch: Sketch) => Figures>> = {
  trendLine,
  ray,
  horizontal,
  vertical,
  channel,
  fibonacci,
  rectangle,
  circle,
  arrow,
  brush,
  text,
  priceNote,
  measure,
  long,
  short,
};

/** The figures of a drawing on the canvas; none while too few of its points are set. */
export function figuresOf(tool: ToolName, sketch: Sketch): Figures {
  return BY_TOOL[tool](sketch);
}

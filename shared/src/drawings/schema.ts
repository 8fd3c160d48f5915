import * as v from 'valibot';
import {
  DRAWING_COLORS,
  type Drawing,
  LINE_WIDTHS,
  MOST_DRAWINGS,
  MOST_TEXT,
  USUAL_STYLE,
} from './drawing.ts';
import { TOOL_NAMES, takesPoints } from './tools.ts';

const anchor = v.object({
  time: v.pipe(v.number(), v.finite()),
  price: v.pipe(v.number(), v.finite()),
});

/** A stored drawing. Invalid colour or width is repaired; a drawing without its points is rejected. */
export const drawingSchema: v.GenericSchema<unknown, Drawing> = v.pipe(
  v.object({
    id: v.string(),
    tool: v.picklist(TOOL_NAMES),
    points: v.array(anchor),
    color: v.fallback(v.picklist(DRAWING_COLORS), USUAL_STYLE.color),
    width: v.fallback(v.picklist(LINE_WIDTHS), USUAL_STYLE.width),
    isDashed: v.fallback(v.boolean(), false),
    text: v.fallback(v.pipe(v.string(), v.maxLength(MOST_TEXT)), ''),
    isLocked: v.fallback(v.boolean(), false),
    isHidden: v.fallback(v.boolean(), false),
  }),
  v.check(({ tool, points }) => takesPoints(tool, points.length)),
);

/** The drawings of one pair, with unique ids. */
export const drawingsSchema = v.pipe(
  v.array(drawingSchema),
  v.maxLength(MOST_DRAWINGS),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
);

/** Parses stored or sent drawings; null if invalid. */
export function readDrawings(value: unknown): readonly Drawing[] | null {
  const read = v.safeParse(drawingsSchema, value);
  return read.success ? read.output : null;
}
